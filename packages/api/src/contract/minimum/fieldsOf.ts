import { getMetadata } from 'valibot';
import type { GenericSchema } from 'valibot';
import { contentOf, type SchemaPart } from './schemaParts.ts';
import { valueType } from './valueType.ts';

/** A field of a reply, by its path in the value: `list[].gameName`. */
export interface ReplyField {
  path: string;
  /** The kind of value, in words: `text or number`. */
  type: string;
  /** The part of the product that needs an optional field. Undefined for a required field. */
  enables?: string;
  /** The path of the nearest optional field that contains this field. Undefined if there is none. */
  within?: string;
}

/** Returns the fields of a reply, by the schema of its value. Optional fields without `enables` are omitted. */
export function fieldsOf(schema: GenericSchema): ReplyField[] {
  return fieldsIn(schema, '');
}

function fieldsIn(part: SchemaPart, path: string, within?: string): ReplyField[] {
  const { entries, item } = contentOf(part);
  if (item !== undefined) return fieldsIn(item, `${path}[]`, within);
  return Object.entries(entries ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const isOptional = field.type === 'optional';
    const enables = isOptional ? enablesOf(field.wrapped!) : undefined;
    if (isOptional && enables === undefined) return [];
    return [
      {
        path: at,
        type: valueType(field),
        ...(enables !== undefined && { enables }),
        ...(within !== undefined && { within }),
      },
      ...fieldsIn(field, at, isOptional ? at : within),
    ];
  });
}

function enablesOf(part: SchemaPart): string | undefined {
  const { enables } = getMetadata(part as unknown as GenericSchema) as { enables?: string };
  return enables;
}

/** Returns the values at a path, for example `list[].gameName`, or `[].vendors` if the value itself is a list. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, step) =>
      values.flatMap((each) => {
        const name = step.replace('[]', '');
        const field =
          name === '' ? (each as unknown[]) : (each as Record<string, unknown[]> | null | undefined)?.[name];
        return step.endsWith('[]') ? (field ?? []) : [field];
      }),
    [value],
  );
}
