import { toJsonSchema } from '@valibot/to-json-schema';
import { themeDefinitions } from '../theme/definitions.schema.ts';
import { fileSchemas } from './files.ts';
import { textsSchema } from './texts.schema.ts';

/**
 * The JSON Schemas for editors, as file name to file text. Nothing is required in them: a merchant's file holds only
 * what differs from `_base`, and completeness is checked on the whole, by `resolveMerchant`.
 */
export function jsonSchemaTexts(): Record<string, string> {
  const schemas = [...fileSchemas, { file: 'texts.json', schema: textsSchema }];
  return Object.fromEntries(
    schemas.map(({ file, schema }) => {
      // Rules that JSON Schema can't say, such as 'a known time zone', are left to the resolver.
      const json = withoutRequired(
        toJsonSchema(schema, { errorMode: 'ignore', ...(file === 'theme.json' && { definitions: themeDefinitions }) }),
      );
      return [file.replace('.json', '.schema.json'), `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

function withoutRequired(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutRequired);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === 'required' && Array.isArray(value)))
      .map(([key, value]) => [key, withoutRequired(value)]),
  );
}
