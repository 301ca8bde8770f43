import { type GenericSchema, is } from 'valibot';
import { partsAt, type SchemaPart } from './schemaParts.ts';

/**
 * Copies a reply without null fields. A null field remains if its schema allows null, because there null has a meaning,
 * for example no limit.
 */
export const withoutNulls = (value: unknown, schema: GenericSchema): unknown => copyWithoutNulls(value, [schema]);

function copyWithoutNulls(value: unknown, parts: readonly SchemaPart[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = partsAt(parts, 0);
    return value.map((entry) => copyWithoutNulls(entry, items));
  }
  const fields = Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const schemas = partsAt(parts, name);
    const isLeftOut = field === null && !schemas.some((schema) => is(schema as unknown as GenericSchema, null));
    return isLeftOut ? [] : [[name, copyWithoutNulls(field, schemas)]];
  });
  return Object.fromEntries(fields);
}
