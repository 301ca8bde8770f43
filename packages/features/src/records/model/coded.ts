/** Something that the gateway names: a vendor, a wallet, a kind of movement. */
export interface Coded {
  code: string;
  name: string;
}

/** The name of a code; the code itself where no name of it is known. */
export const namedAs = <Code extends string | undefined>(code: Code, known: readonly Coded[]): Code | string =>
  known.find((one) => one.code === code)?.name ?? code;

/** Options to choose from, and with them what is chosen, though it may not be offered: a link may name what is gone. */
export function withChosen(known: readonly Coded[], chosen: string | undefined): { value: string; label: string }[] {
  const isGone = chosen !== undefined && known.every(({ code }) => code !== chosen);
  return [
    ...known.map(({ code, name }) => ({ value: code, label: name })),
    ...(isGone ? [{ value: chosen, label: chosen }] : []),
  ];
}
