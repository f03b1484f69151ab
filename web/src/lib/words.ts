/** What begins a sentence or a heading begins with a capital letter, whatever part of it comes first. */
export const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
