import { requestInvalid } from '../callFailure.ts';

/** Maximum number of fields in a form. The longest form of the contract has half as many. */
export const mostFields = 32;

/** Maximum size of a field that is not a file, in bytes. */
export const mostFieldBytes = 16 * 1024;

/** Maximum size of a field's head in a form with files, in bytes. It contains the file's name, which may be long. */
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
