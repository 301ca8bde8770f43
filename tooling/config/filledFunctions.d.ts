/*
 * The functions newer than ES2022 that browser code may use: `fillFunctions` in packages/device adds them to supported
 * browsers without them. `findLast` is newer as well; every supported browser has it. Any other function of a newer
 * edition is an error of the type check.
 */
interface Array<T> {
  toSorted(compare?: (a: T, b: T) => number): T[];
  toReversed(): T[];
  toSpliced(start: number, deleteCount?: number, ...items: T[]): T[];
  with(index: number, value: T): T[];
  findLast<S extends T>(isFound: (value: T, index: number) => value is S): S | undefined;
  findLast(isFound: (value: T, index: number) => unknown): T | undefined;
}

interface ReadonlyArray<T> {
  toSorted(compare?: (a: T, b: T) => number): T[];
  toReversed(): T[];
  toSpliced(start: number, deleteCount?: number, ...items: T[]): T[];
  with(index: number, value: T): T[];
  findLast<S extends T>(isFound: (value: T, index: number) => value is S): S | undefined;
  findLast(isFound: (value: T, index: number) => unknown): T | undefined;
}
