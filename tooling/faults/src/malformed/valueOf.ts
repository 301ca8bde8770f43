import fc from 'fast-check';
import { hostileText } from './hostile.ts';

/** The part of a valibot schema that is needed to generate values. */
interface Schema {
  type: string;
  pipe?: readonly { type: string; requirement?: unknown }[];
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  items?: readonly Schema[];
  wrapped?: Schema;
  options?: readonly (Schema | string | number)[];
  literal?: unknown;
}

/** Values with a valid type, form and size for a schema. Its other rules may reject them. */
export function valueOf(schema: unknown): fc.Arbitrary<unknown> {
  const { type, pipe = [], entries, item, items, wrapped, options = [], literal } = schema as Schema;
  const rule = (name: string) => pipe.find((step) => step.type === name)?.requirement;
  switch (type) {
    case 'string':
      return textOf(
        rule('regex') as RegExp | undefined,
        Number(rule('min_length') ?? 0),
        Number(rule('max_length') ?? 255),
      );
    case 'number':
      return fc.integer({ min: Number(rule('min_value') ?? 0), max: Number(rule('max_value') ?? 1_000) });
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(literal);
    case 'picklist':
      return fc.constantFrom(...(options as string[]));
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return fc.record(Object.fromEntries(Object.entries(entries ?? {}).map(([name, one]) => [name, valueOf(one)])), {
        requiredKeys: Object.keys(entries ?? {}).filter((name) => entries![name]!.type !== 'optional'),
      });
    case 'array':
      return fc.array(valueOf(item), { maxLength: 4 });
    case 'tuple':
    case 'strict_tuple':
      return fc.tuple(...(items ?? []).map(valueOf));
    case 'optional':
    case 'nullable':
      return valueOf(wrapped);
    case 'union':
    case 'variant':
      return fc.oneof(...(options as Schema[]).map(valueOf));
    default:
      return hostileText;
  }
}

function textOf(regex: RegExp | undefined, min: number, max: number): fc.Arbitrary<string> {
  // fast-check does not support lookahead and lookbehind. These parts are removed, so some texts may be rejected.
  if (regex !== undefined)
    return fc.stringMatching(
      new RegExp(regex.source.replaceAll(/\(\?<?[=!][^)]*\)/g, ''), regex.flags.replace('i', '')),
    );
  return fc.oneof(
    fc.string({ minLength: min, maxLength: Math.min(max, min + 20) }),
    hostileText.filter((text) => text.length >= min && text.length <= max),
  );
}
