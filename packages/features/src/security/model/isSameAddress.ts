/** Whether two addresses are the same. Case is ignored, as in the gateway. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
