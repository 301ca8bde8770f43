import type { JsonSchema } from './jsonSchemaOf.ts';

/** Describes a JSON Schema for people: `{ currency: text, wallets: [{ … }] }`, one field per line. */
export function describeSchema(schema: JsonSchema | boolean | undefined, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'anything';
  const { type, properties, items, prefixItems, anyOf, oneOf, additionalProperties } = schema;
  const choices = anyOf ?? oneOf;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (choices) return [...new Set(choices.map((one) => describeSchema(one, indent)))].join(' | ');
  if (properties) return objectText(schema, indent);
  if (prefixItems) return `[${prefixItems.map((one) => describeSchema(one, indent)).join(', ')}]`;
  if (type === 'array') return `[${describeSchema(Array.isArray(items) ? undefined : items, indent)}]${limits(schema)}`;
  if (type === 'object')
    return typeof additionalProperties === 'object'
      ? `{ [name]: ${describeSchema(additionalProperties, indent)} }`
      : '{}';
  return `${words[String(type)] ?? (type === undefined ? 'anything' : String(type))}${limits(schema)}`;
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true | false',
  null: 'null',
};

function objectText({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const fields = Object.entries(properties);
  if (fields.length === 0) return '{}';
  const inner = `${indent}  `;
  return `{\n${fields.map(([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${describeSchema(field, inner)}`).join('\n')}\n${indent}}`;
}

/** The limits of a value, shown after its type. */
function limits({
  minLength,
  maxLength,
  minimum,
  maximum,
  minItems,
  maxItems,
  pattern,
  format,
  contentMediaType,
}: JsonSchema): string {
  const range = (from: number | undefined, to: number | undefined, unit: string) =>
    from === undefined && to === undefined
      ? []
      : [`${from === undefined ? `to ${to}` : to === undefined ? `from ${from}` : `${from} to ${to}`}${unit}`];
  const all = [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' letters'),
    ...range(minItems, maxItems, ' entries'),
    ...(format ? [format] : []),
    ...(contentMediaType ? ['a file'] : []),
    ...(pattern ? [pattern] : []),
  ];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}
