/** A token's value in readable form: lengths in pixels of a 375 wide screen: 2 units of the design are one pixel. */
export function tokenValue(value: string): string {
  return value.replaceAll(/(-?[\d.]+)rem/g, (_, length: string) => `${Number((Number(length) * 50).toFixed(2))}px`);
}
