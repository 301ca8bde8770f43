/** Masks a user name for others: first and last character, "a***7". Characters of two code units are not split. */
export function maskUsername(username: string): string {
  const letters = [...username];
  return `${letters[0] ?? '*'}***${letters.at(-1) ?? '*'}`;
}
