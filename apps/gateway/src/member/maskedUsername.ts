/** A member as others see them: first and last letter, "a***7". Whole characters: a letter of two code units is never cut. */
export function maskUsername(username: string): string {
  const letters = [...username];
  return `${letters[0] ?? '*'}***${letters.at(-1) ?? '*'}`;
}
