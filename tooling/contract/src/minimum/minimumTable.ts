import { fieldsOf, minimumValues, otherNames, type ReplyField, requiredCalls } from '@livery/api/client-tools';
import { type Call, type CallName, calls } from '@livery/api/contract';
import type * as v from 'valibot';

/** The marks in docs/gateway.md around the table. */
const tableMarks = [
  '<!-- The minimum gateway: written by `pnpm --filter @livery/contract table` -->',
  '<!-- end -->',
] as const;

const callRow = (name: CallName): string => {
  const { method, path } = calls[name];
  return `| \`${name}\` | \`${method} ${path}\` | ${sentFields(calls[name])} |`;
};

const fieldRows = (name: CallName): string[] => {
  const schemas: Partial<Record<string, v.GenericSchema>> = minimumValues;
  const fields = fieldsOf(schemas[name] ?? calls[name].value);
  if (fields.length === 0) return [`| \`${name}\` | none | | |`];
  return fields.map(
    (field, index) =>
      `| ${index === 0 ? `\`${name}\`` : ''} | ${pathWithNames(field.path)} | ${field.type} | ${useOf(field).replaceAll('|', '\\|')} |`,
  );
};

/** 'required', or the feature that the product omits without the field. */
const useOf = ({ enables, within }: ReplyField): string => {
  if (enables !== undefined) return `optional: ${enables}`;
  return within === undefined ? 'required' : `required in \`${within}\``;
};

/** The fields of a request. Fields in brackets are not in every request. */
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

/** The tables of "The minimum gateway" in docs/gateway.md: the required calls, and the fields of their replies. */
const minimumTable = (): string =>
  [
    '| call | request | fields of the request |',
    '|---|---|---|',
    ...requiredCalls.map(callRow),
    '',
    '| call | field of `value` | type | required, or the parts that the product omits without it |',
    '|---|---|---|---|',
    ...requiredCalls.flatMap(fieldRows),
  ].join('\n');

/** The document with the new table between its marks. */
export function withTable(document: string): string {
  const [start, end] = tableMarks.map((mark) => document.indexOf(mark));
  if (start === -1 || end! < start!)
    throw new Error(`docs/gateway.md must contain the lines ${tableMarks.join(' and ')}`);
  return `${document.slice(0, start! + tableMarks[0].length)}\n\n${minimumTable()}\n\n${document.slice(end)}`;
}
