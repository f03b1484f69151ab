import { MediaQuery } from 'svelte/reactivity';

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

const systemLight = new MediaQuery('prefers-color-scheme: light');

/** The chosen theme, remembered; dark unless the reader wants another. */
class ThemeChoice {
  chosen = $state<Theme>(themes.find((theme) => theme === localStorage.getItem('theme')) ?? 'dark');
  shown: 'dark' | 'light' = $derived(this.chosen === 'system' ? (systemLight.current ? 'light' : 'dark') : this.chosen);

  choose(theme: Theme) {
    this.chosen = theme;
    localStorage.setItem('theme', theme);
  }

  next() {
    this.choose(themes[(themes.indexOf(this.chosen) + 1) % themes.length]!);
  }
}

export const theme = new ThemeChoice();
