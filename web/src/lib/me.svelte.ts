import { api, type Me } from './api';

/** Who sits at this browser. */
class Person {
  me = $state.raw<Me | null>(null);
  #signing: Promise<void> | null = null;

  /** The first call signs a new browser in as a guest. */
  signIn(): Promise<void> {
    this.#signing ??= api.me().then(
      (me) => void (this.me = me),
      (error) => {
        this.#signing = null;
        throw error;
      },
    );
    return this.#signing;
  }

  async rename(name: string) {
    this.me = await api.rename(name);
  }
}

export const person = new Person();
