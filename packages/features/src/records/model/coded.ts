/** An item with a name from the gateway: a vendor, a wallet, or a kind of transaction. */
export interface Coded {
  code: string;
  name: string;
}

/** Returns the name of a code, or the code if its name is not known. */
export const namedAs = <Code extends string | undefined>(code: Code, known: readonly Coded[]): Code | string =>
  known.find((one) => one.code === code)?.name ?? code;

/**
 * Returns the options of a select. They include the chosen code even if it is not offered, because a link may contain a
 * code that no longer exists.
 */
export function withChosen(known: readonly Coded[], chosen: string | undefined): { value: string; label: string }[] {
  const isGone = chosen !== undefined && known.every(({ code }) => code !== chosen);
  return [
    ...known.map(({ code, name }) => ({ value: code, label: name })),
    ...(isGone ? [{ value: chosen, label: chosen }] : []),
  ];
}
