/** What a duration token is in the house that the story wears, in milliseconds. */
export function millisecondsOf(token: `--duration-${string}`): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return Math.round(Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000));
}
