import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };

/** Schema of a file, because JSON Schema has no type for it. */
const files: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

/**
 * Converts a schema of the contract to JSON Schema 2020-12: the request (`input`) or the reply (`output`) of a caller.
 * Checks that only code can make, for example that a date exists, are left out.
 */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'file' ? files : undefined),
  });
  return converted;
}
