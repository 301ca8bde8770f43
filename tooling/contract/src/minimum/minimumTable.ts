import { fieldsOf, minimumValues, otherNames, requiredCalls } from '@livery/api/client-tools';
import { type Call, type CallName, calls } from '@livery/api/contract';
import type * as v from 'valibot';

/** The marks in docs/gateway.md between which the table stands. */
const tableMarks = [
  '<!-- The minimum gateway: written by `pnpm --filter @livery/contract table` -->',
  '<!-- end -->',
] as const;

const requiredRow = (name: CallName): string => {
  const schemas: Partial<Record<string, v.GenericSchema>> = minimumValues;
  const fields = fieldsOf(schemas[name] ?? calls[name].value);
  const needed = fields
    .filter(({ enables }) => enables === undefined)
    .map(({ path, within }) => pathWithNames(path) + (within === undefined ? '' : ` (if \`${within}\` is there)`));
  const without = fields.flatMap(({ path, enables }) =>
    enables === undefined ? [] : [`${pathWithNames(path)}: ${enables.replaceAll('|', '\\|')}`],
  );
  const { method, path } = calls[name];
  return `| \`${name}\` | \`${method} ${path}\` | ${sentFields(calls[name])} | ${needed.join(', ') || 'nothing'} | ${without.join('; ') || 'nothing'} |`;
};

/** The fields of a request; those in brackets are not in every request. */
function sentFields({ query, body, isEncrypted, access }: Call): string {
  const { entries = {} } = (query ?? body ?? {}) as { entries?: Readonly<Record<string, { type: string }>> };
  const fields = Object.entries(entries).map(([name, { type }]) =>
    type === 'optional' ? `[\`${name}\`]` : `\`${name}\``,
  );
  const token = access === 'anyone' ? [] : ['the token'];
  return [...(isEncrypted ? ['encrypted: '] : []), [...token, ...fields].join(', ') || 'none'].join('');
}

/** A path, with the other names of its last field. */
function pathWithNames(path: string): string {
  const others = otherNames[path.split('.').at(-1)!.replace('[]', '')] ?? [];
  return [path, ...others].map((name) => `\`${name}\``).join(' or ');
}

/** The table "the minimum gateway" of docs/gateway.md: required calls, the fields that they need, and those they can do without. */
const minimumTable = (): string =>
  [
    '| call | request | fields of the request | fields that `value` has to have | fields that may be missing, and what is not there without them |',
    '|---|---|---|---|---|',
    ...requiredCalls.map(requiredRow),
  ].join('\n');

/** A document with the table between its marks. */
export function withTable(document: string): string {
  const [start, end] = tableMarks.map((mark) => document.indexOf(mark));
  if (start === -1 || end! < start!)
    throw new Error(`docs/gateway.md has to have the lines ${tableMarks.join(' and ')}`);
  return `${document.slice(0, start! + tableMarks[0].length)}\n\n${minimumTable()}\n\n${document.slice(end)}`;
}
