/** What everything printed says in words, a line per part: made from the contents. */

import type { Message } from '$lib/api';
import { capital } from '$lib/words';
import type { Printed } from '../content';
import type { Original } from '../types';

/** The lines of a component in the reader's language. */
export const linesOf = ({ textsOf }: Printed, id: string, t: (message: Message) => string): string[] => textsOf(id).map((line) => capital(t(line)));

/** Says of a component whose values were written for this project that they are not official. */
export const originOf = ({ original }: { original?: Original | null }, t: (message: Message) => string): string[] =>
  !original || original === 'no' ? [] : [capital(t({ key: 'table-original', params: { original } }))];
