const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "5 minutes ago" in the reader's language. */
export function ago(time: string, language: string, now = Date.now()): string {
  const seconds = Math.round((new Date(time).getTime() - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, length] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return unit === 'second' ? format.format(0, 'second') : format.format(Math.trunc(seconds / length), unit);
}
