import type * as v from 'valibot';
import { fillSchema, tokenSchemas, valueSchemas } from './values.ts';

/** Parts of the schema of `theme.json` that occur several times, by their names in the JSON Schema. */
export const themeDefinitions: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(Object.entries(tokenSchemas).map(([type, schema]) => [`${type}Token`, schema])),
  ...valueSchemas,
  fillToken: fillSchema,
};
