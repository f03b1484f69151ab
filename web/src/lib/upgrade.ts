/** A page that stays open while the server is upgraded is yesterday's: it loads today's as soon as it can tell. */
export async function reloadIfUpgraded(): Promise<void> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const answer = await fetch('/').catch(() => null);
  if (script && answer?.ok && !(await answer.text()).includes(script)) location.reload();
}
