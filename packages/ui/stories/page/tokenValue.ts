/**
 * The value of a token in readable form. Lengths are pixels of a screen that is 375 pixels wide, that is, two units of
 * the design are one pixel.
 */
export function tokenValue(value: string): string {
  return value.replaceAll(/(-?[\d.]+)rem/g, (_, length: string) => `${Number((Number(length) * 50).toFixed(2))}px`);
}
