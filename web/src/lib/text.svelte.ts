import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from '$starboard/text/en.ftl?raw';
import type { Message } from './api';
import { catalogOf } from './contents';

export const languages = ['en', 'uk', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Names of seats for messages that speak of players. */
export type Names = (seat: number) => string;

const noNames: Names = (seat) => `#${seat + 1}`;
const platform: Record<Exclude<Language, 'en'>, () => Promise<{ default: string }>> = {
  uk: () => import('$starboard/text/uk.ftl?raw'),
  ru: () => import('$starboard/text/ru.ftl?raw'),
};

export function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Render a message with the first bundle that has it; the key itself when none has. */
export function render(bundles: FluentBundle[], message: Message, names: Names = noNames): string {
  const found = bundles.find((candidate) => candidate.hasMessage(message.key));
  const pattern = found?.getMessage(message.key)?.value;
  if (!found || !pattern) return message.key;
  const params: Record<string, string | number> = {};
  for (const [name, param] of Object.entries(message.params ?? {})) {
    if (typeof param !== 'object') params[name] = param;
    else params[name] = 'key' in param ? render(bundles, param, names) : names(param.seat);
  }
  return found.formatPattern(pattern, params, []);
}

function preferred(): Language {
  const kept = localStorage.getItem('language');
  const wanted = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return languages.find((language) => language === wanted.find((tag) => languages.some((known) => known === tag))) ?? 'en';
}

/** The reader's language and the catalogs in it. */
class Text {
  language = $state<Language>(preferred());
  #en = bundle('en', english);
  #platform = $state.raw<FluentBundle[]>([this.#en]);
  #games = $state.raw<FluentBundle[]>([]);
  #game: string | null = null;
  /** Whose words: those of today's rules, or of others that a match is played by. */
  #rules: string | null = null;

  /** Load the platform's words; call once before the first page. */
  async load(language: Language = this.language) {
    const own = language === 'en' ? null : bundle(language, (await platform[language]()).default);
    const games = await this.#gameBundles(language);
    this.#platform = own ? [own, this.#en] : [this.#en];
    this.#games = games;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Change the language and remember it. */
  async choose(language: Language) {
    localStorage.setItem('language', language);
    await this.load(language);
  }

  /** Look in a game's catalog first from now on; null: the platform's alone. */
  async play(game: string | null, rules: string | null = null) {
    if (game === this.#game && rules === this.#rules) return;
    this.#game = game;
    this.#rules = rules;
    this.#games = await this.#gameBundles(this.language);
  }

  t = (message: Message | string, names?: Names): string => {
    const whole = typeof message === 'string' ? { key: message } : message;
    return render([...this.#games, ...this.#platform], whole, names);
  };

  has = (key: string) => [...this.#games, ...this.#platform].some((candidate) => candidate.hasMessage(key));

  /** Words of one game's catalog outside its table, for example its options. */
  async of(game: string): Promise<(message: Message) => string> {
    const own = bundle(this.language, await catalogOf(game, this.language));
    return (message) => render([own, ...this.#platform], message);
  }

  async #gameBundles(language: Language): Promise<FluentBundle[]> {
    if (!this.#game) return [];
    const [own, en] = await Promise.all([catalogOf(this.#game, language, this.#rules), catalogOf(this.#game, 'en', this.#rules)]);
    return language === 'en' ? [bundle('en', en)] : [bundle(language, own), bundle('en', en)];
  }
}

export const text = new Text();
export const t = text.t;
