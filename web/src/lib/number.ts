/** A number as it is printed: with a true minus. */
export const printed = (value: number): string => String(value).replace('-', '−');
