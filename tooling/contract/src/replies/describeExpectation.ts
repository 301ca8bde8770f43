import type * as v from 'valibot';

/** The internal structure of schemas, as far as it is used here. */
interface Inner {
  type: string;
  pipe?: readonly (Inner & { kind: string; requirement?: unknown; message?: unknown })[];
  wrapped?: Inner;
  entries?: Readonly<Record<string, Inner>>;
  item?: Inner;
  items?: readonly Inner[];
  value?: Inner;
  options?: readonly unknown[];
  literal?: unknown;
}

/** A schema's expectation at a path, in readable form: `a text`, `an amount such as "1234.50"`, `one of RNG, LIVE`. */
export function describeExpectation(schema: v.GenericSchema, path: readonly (string | number)[]): string {
  return describe(path.reduce<Inner | undefined>((at, key) => at && stepInto(at, key), schema as unknown as Inner));
}

function stepInto(schema: Inner, key: string | number): Inner | undefined {
  if (schema.wrapped) return stepInto(schema.wrapped, key);
  if (schema.entries) return schema.entries[key];
  if (schema.item) return schema.item;
  if (schema.items) return schema.items[Number(key)];
  if (schema.type === 'record') return schema.value;
  const options = (schema.options ?? []) as readonly Inner[];
  return options.map((option) => stepInto(option, key)).find((found) => found !== undefined);
}

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  strict_object: 'an object',
  loose_object: 'an object',
  record: 'an object',
  null: 'null',
  literal: 'a fixed value',
  iso_timestamp: 'a moment such as "2026-03-01T09:30:00.000Z"',
  integer: 'a whole number',
  url: 'a web address',
  email: 'an e-mail address',
};

function describe(schema: Inner | undefined): string {
  if (schema === undefined) return 'nothing';
  // The last step of a pipe is the most specific. Its own message is the best description.
  const steps = (schema.pipe ?? []).slice(1).toReversed();
  const own = steps.find(({ message }) => typeof message === 'string');
  if (own) return own.message as string;
  if (schema.wrapped) return describe(schema.wrapped);
  if (schema.type === 'literal') return JSON.stringify(schema.literal);
  if (schema.type === 'picklist') return `one of ${(schema.options ?? []).join(', ')}`;
  if (schema.type === 'union' || schema.type === 'variant')
    return [...new Set((schema.options as readonly Inner[]).map(describe))].join(' or ');
  const named = steps.find(({ type }) => type in words);
  if (named) return words[named.type]!;
  const limits = steps
    .filter(({ type }) => /^(min|max)_(value|length)$/.test(type))
    .map(({ type, requirement }) => `${type.startsWith('min') ? 'at least' : 'at most'} ${String(requirement)}`);
  const pattern = steps.find(({ type }) => type === 'regex');
  return [
    words[schema.type] ?? schema.type,
    ...(pattern ? [`like ${String(pattern.requirement)}`] : []),
    ...limits,
  ].join(', ');
}
