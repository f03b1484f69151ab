/** Make something drawn a button: click, Enter and Space do it. */
export const press = (does: () => void) => ({
  onclick: does,
  onkeydown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    does();
  },
});
