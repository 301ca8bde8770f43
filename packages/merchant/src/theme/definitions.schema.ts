import type * as v from 'valibot';
import { fillSchema, tokenSchemas, valueSchemas } from './values.ts';

/** Parts that `theme.json`'s schema has many times over, by the names they get in its JSON Schema. */
export const themeDefinitions: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(Object.entries(tokenSchemas).map(([type, schema]) => [`${type}Token`, schema])),
  ...valueSchemas,
  fillToken: fillSchema,
};
