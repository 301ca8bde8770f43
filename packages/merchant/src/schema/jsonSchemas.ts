import { toJsonSchema } from '@valibot/to-json-schema';
import { themeDefinitions } from '../theme/definitions.schema.ts';
import { fileSchemas } from './files.ts';
import { textsSchema } from './texts.schema.ts';

/**
 * The JSON Schemas for editors, as file texts by file name. They require no key, because a merchant's file contains
 * only the values that differ from `_base`. `resolveMerchant` checks whether the merged result is complete.
 */
export function jsonSchemaTexts(): Record<string, string> {
  const schemas = [...fileSchemas, { file: 'texts.json', schema: textsSchema }];
  return Object.fromEntries(
    schemas.map(({ file, schema }) => {
      // JSON Schema cannot express some rules, for example 'a known time zone'. Only the resolver checks these rules.
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
