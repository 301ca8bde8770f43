/** Whether two addresses are one: the gateway sends codes to what is typed in small letters. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
