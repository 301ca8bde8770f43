import { contentOf, type SchemaPart } from './schemaParts.ts';

/** Valibot's schema types, and the words for them in docs/gateway.md. */
const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: '`true` or `false`',
  object: 'object',
};

/** The kind of value that a schema accepts, in words: `text or number`, `list of objects`. */
export function valueType(part: SchemaPart): string {
  const content = contentOf(part);
  const { type, item, options, pipe = [] } = content;
  if (item !== undefined) return `list of ${valueType(item).replace(/^(text|number|object)$/, '$1s')}`;
  // The options of a union are schemas, those of a picklist are values.
  if (type === 'picklist')
    return (options as readonly unknown[]).map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (options !== undefined) return [...new Set(options.map(valueType))].join(' or ') + rule(pipe);
  const word = words[type];
  if (word === undefined) throw new Error(`docs/gateway.md has no term for the schema ${type}`);
  return (pipe.some((each) => each.type === 'integer') ? `whole ${word}` : word) + rule(pipe);
}

/** Returns the rule of a value, if its schema describes the rule in words. */
function rule(pipe: NonNullable<SchemaPart['pipe']>): string {
  const text = pipe.map(({ message }) => message).find((message) => typeof message === 'string');
  return text === undefined ? '' : `: ${text}`;
}
