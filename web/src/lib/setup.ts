import type { BotInfo, GameInfo, NewMatch, Options, SeatRequest } from './api';

const KEY = 'last-table';

function defaultOptions(game: GameInfo, seats: number): Options {
  return Object.fromEntries(game.options.map((option) => [option.id, option.per_seat ? Array(seats).fill(option.default) : option.default]));
}

/** The game without the choices of its options that the client has no drawing for. */
export function shownOf(game: GameInfo, shown: Record<string, string[]> = {}): GameInfo {
  const options = game.options.map((option) => {
    const choices = option.choices.filter((choice) => shown[option.id]?.includes(choice) ?? true);
    return { ...option, choices, default: choices.includes(option.default) ? option.default : choices[0]! };
  });
  return { ...game, options };
}

/** The strength offered first: the middle one. */
export const usualBot = (bots: BotInfo[]) => bots[Math.floor((bots.length - 1) / 2)]?.id ?? 'random';

/** A new table as it was set up last, or me against one bot. */
export function lastSetup(games: GameInfo[], bots: BotInfo[]): NewMatch | null {
  const kept = read();
  const game = games.find((candidate) => candidate.id === kept?.game) ?? games[0];
  if (!game) return null;
  if (kept?.game === game.id && fits(kept, game, bots)) return kept;
  const seats: SeatRequest[] = [{ kind: 'me' }];
  while (seats.length < Math.max(2, game.seats.min) && seats.length < game.seats.max) seats.push({ kind: 'bot', bot: usualBot(bots) });
  return { game: game.id, options: defaultOptions(game, seats.length), seats, private: false };
}

/** The same table with bots in every seat but mine: it starts at once. */
export function againstBots(setup: NewMatch, bots: BotInfo[]): NewMatch {
  const seats = setup.seats.map<SeatRequest>((seat, i) => (i === 0 ? { kind: 'me' } : seat.kind === 'bot' ? seat : { kind: 'bot', bot: usualBot(bots) }));
  return { ...setup, seats };
}

export function remember(setup: NewMatch) {
  localStorage.setItem(KEY, JSON.stringify(setup));
}

function read(): NewMatch | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Does a remembered table still suit what the server offers? */
function fits(setup: NewMatch, game: GameInfo, bots: BotInfo[]): boolean {
  const { seats, options } = setup;
  if (!Array.isArray(seats) || seats.length < game.seats.min || seats.length > game.seats.max) return false;
  if (seats.some((seat) => seat.kind === 'bot' && !bots.some((bot) => bot.id === seat.bot))) return false;
  if (Object.keys(options ?? {}).length !== game.options.length) return false;
  return game.options.every(({ id, choices, per_seat }) => {
    const value = options[id];
    return per_seat
      ? Array.isArray(value) && value.length === seats.length && value.every((one) => choices.includes(one))
      : typeof value === 'string' && choices.includes(value);
  });
}
