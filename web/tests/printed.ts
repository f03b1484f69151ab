/** Contents of the games for tests, from the files that the server serves. */

const files = import.meta.glob<unknown>('../../src/starboard/games/*/**/*.json', { eager: true, import: 'default' });

/** By the names that the server gives them: a file beside the rules of a part of the game, and a sheet, go by the part's name. */
export const contentsIn = (game: string): object =>
  Object.fromEntries(
    Object.entries(files)
      .map(([path, file]) => [path.replace('/content/sheet.json', '/sheet.json').split('/').slice(-2), path, file] as const)
      .filter(([, path]) => path.includes(`/games/${game}/`))
      .map(([[folder, name], , file]) => [folder === 'content' || folder === 'text' ? name!.replace('.json', '') : folder, file]),
  );
