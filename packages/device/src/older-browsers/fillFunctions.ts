/**
 * Adds functions that the app uses and that the oldest supported browsers do not have. These are the functions in
 * `filledFunctions.d.ts` of tooling/config, which the type check uses. Call it before any other code runs.
 */
export function fillFunctions(): void {
  fill(Array.prototype, 'toSorted', function toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    const copy = [...this];
    // oxlint-disable-next-line unicorn/no-array-sort -- this is the function that the rule recommends
    return copy.sort(compare);
  });
  fill(Array.prototype, 'toReversed', function toReversed(this: unknown[]) {
    const copy = [...this];
    // oxlint-disable-next-line unicorn/no-array-reverse -- this is the function that the rule recommends
    return copy.reverse();
  });
  fill(Array.prototype, 'toSpliced', function toSpliced(this: unknown[], ...change: Parameters<unknown[]['splice']>) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  });
  fill(Array.prototype, 'with', function withValue(this: unknown[], index: number, value: unknown) {
    const copy = [...this];
    const place = index < 0 ? copy.length + index : index;
    if (place < 0 || place >= copy.length) throw new RangeError(`Invalid index: ${index}`);
    copy[place] = value;
    return copy;
  });
  fill(URL, 'canParse', (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  });
}

/** Adds a missing function. It is not enumerable, like the browser's own functions. */
function fill(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
