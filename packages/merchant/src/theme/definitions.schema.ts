import type * as v from 'valibot';
import { fillSchema, tokenSchemas, valueSchemas } from './values.ts';

/** Repeated parts of `theme.json`'s schema, by their names in its JSON Schema. */
export const themeDefinitions: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(Object.entries(tokenSchemas).map(([type, schema]) => [`${type}Token`, schema])),
  ...valueSchemas,
  fillToken: fillSchema,
};
