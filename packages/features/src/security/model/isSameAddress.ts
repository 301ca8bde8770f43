/** Whether two addresses are the same. The gateway ignores case, so this does too. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
