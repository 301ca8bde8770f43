import { requestInvalid } from '../callFailure.ts';

/** Most fields of a form: the longest form of the contract has half as many. */
export const mostFields = 32;

/** Largest field that is no file, in bytes. */
export const mostFieldBytes = 16 * 1024;

/** Largest head of a field of a form with files, in bytes: it has the file's name, which may be long. */
export const mostHeadBytes = 8 * 1024;

export type Fields = Record<string, unknown>;

/** Fields by name, in one pass. A repeated name gives a list. */
export function gather(entries: Iterable<readonly [string, unknown]>): Fields {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const values = lists.get(name);
    if (values === undefined) lists.set(name, [value]);
    else values.push(value);
  }
  return Object.fromEntries([...lists].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

export const formInvalid = (message: string) => requestInvalid({ path: 'body', message });
export const tooManyFields = () => formInvalid(`has more than ${mostFields} fields`);
export const fieldTooLarge = () => formInvalid(`has a field larger than ${mostFieldBytes} bytes`);
