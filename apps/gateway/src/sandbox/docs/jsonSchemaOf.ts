import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema };

/** What JSON Schema has no word for. */
const files: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

/**
 * A schema of the contract as JSON Schema 2020-12: what a caller sends (`input`), or what is answered (`output`). Checks that
 * only code can make, such as a day that the calendar has, are left out.
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
