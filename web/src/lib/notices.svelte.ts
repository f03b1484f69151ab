import { Refused, type Message } from './api';

export type Notice = { id: number; text: Message; rule: string | null; kind: 'refusal' | 'news'; render?: (message: Message) => string };

const SHOWN_MS = 6000;

/** Short messages that come up over the page and go by themselves. */
class Notices {
  all = $state<Notice[]>([]);
  #next = 1;

  show(text: Message, { rule = null, kind = 'news', render }: Partial<Omit<Notice, 'id' | 'text'>> = {}) {
    const same = this.all.find((notice) => notice.text.key === text.key && notice.kind === kind);
    if (same) this.close(same.id);
    const id = this.#next++;
    this.all.push({ id, text, rule, kind, render });
    setTimeout(() => this.close(id), SHOWN_MS);
  }

  /** Tell what was refused; anything else that went wrong is a bug and goes on. */
  refused(error: unknown, render?: (message: Message) => string) {
    if (!(error instanceof Refused)) throw error;
    this.show(error.text, { rule: error.rule, kind: 'refusal', render });
  }

  close(id: number) {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
