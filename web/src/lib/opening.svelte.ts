import { onMount } from 'svelte';
import { Refused } from './api';
import { t, text } from './text.svelte';

/** A page's session: opened when the page comes up, followed while it stays, or refused in words. */
export class Opening<Session extends { follow: () => () => void }> {
  session = $state.raw<Session | null>(null);
  refused = $state('');

  constructor(open: () => Promise<Session>) {
    onMount(() => {
      let leave = () => {};
      let gone = false;
      open().then(
        (opened) => {
          if (gone) return;
          this.session = opened;
          leave = opened.follow();
        },
        (error) => {
          if (!(error instanceof Refused)) throw error;
          this.refused = t(error.text);
        },
      );
      return () => {
        gone = true;
        leave();
        text.play(null);
      };
    });
  }
}
