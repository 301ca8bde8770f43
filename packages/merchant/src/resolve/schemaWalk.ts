import * as v from 'valibot';

/*
 * Valibot's issues contain a path, but not the allowed keys and only the first unknown key. Both are read from the
 * schema's public fields: `type`, `wrapped`, `entries`, `item`, `value`, `options`, `literal`, `message` and `pipe`.
 */
export interface SchemaShape {
  type: string;
  wrapped?: SchemaShape;
  entries?: Readonly<Record<string, SchemaShape>>;
  item?: SchemaShape;
  value?: SchemaShape;
  options?: readonly unknown[];
  literal?: unknown;
  message?: unknown;
  pipe?: readonly { kind: string; type: string; message?: unknown }[];
}

/** A path in a file: keys and array indices from the root. */
export type Path = readonly (string | number)[];

/** The schema of the value at `path`. Undefined if the path is unknown. */
export function schemaAt(schema: v.GenericSchema, path: Path): SchemaShape | undefined {
  let shape: SchemaShape | undefined = unwrapped(schema);
  for (const key of path) shape = shape && unwrapped(childOf(shape, String(key)));
  return shape;
}

/** Whether a schema from `schemaAt` accepts a value. */
export const fits = (shape: SchemaShape, value: unknown): boolean =>
  v.safeParse(shape as unknown as v.GenericSchema, value).success;

/** Every unknown key of `value`, with the known keys at the same level. */
export function unknownKeys(schema: v.GenericSchema, value: unknown): { path: Path; known: string[] }[] {
  const found: { path: Path; known: string[] }[] = [];
  const visit = (shape: SchemaShape | undefined, at: unknown, path: Path) => {
    if (shape === undefined || typeof at !== 'object' || at === null) return;
    for (const key of Object.keys(at)) {
      const here = [...path, key];
      if (shape.type === 'strict_object' && !Object.hasOwn(shape.entries ?? {}, key)) {
        found.push({ path: here, known: keysOf(shape) });
      } else {
        visit(unwrapped(childOf(shape, key)), (at as Record<string, unknown>)[key], here);
      }
    }
  };
  visit(unwrapped(schema), value, []);
  return found;
}

/**
 * Every path at which the schema has an object and the value has a list, because valibot accepts a list as an object.
 */
export function listsForObjects(schema: v.GenericSchema, value: unknown): Path[] {
  const visit = (shape: SchemaShape | undefined, at: unknown, path: Path): Path[] => {
    if (shape === undefined || typeof at !== 'object' || at === null) return [];
    if (Array.isArray(at) && (shape.type === 'strict_object' || shape.type === 'record')) return [path];
    return Object.entries(at).flatMap(([key, inner]) => visit(unwrapped(childOf(shape, key)), inner, [...path, key]));
  };
  return visit(unwrapped(schema), value, []);
}

/** Describes the values that a schema accepts, by its own message, its options, or the kind of value. */
export function describeAllowed(shape: SchemaShape): string {
  const rules = (shape.pipe ?? []).flatMap((step) => (typeof step.message === 'string' ? [step.message] : []));
  if (rules.length > 0) return [...new Set(shape.type === 'array' ? ['a list, [ … ]', ...rules] : rules)].join('; ');
  switch (shape.type) {
    case 'picklist':
      return choices(shape)
        .map((choice) => JSON.stringify(choice))
        .join(' or ');
    case 'literal':
      return JSON.stringify(shape.literal);
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list, [ … ]';
    case 'record':
      return 'an object, { … }';
    case 'union':
      return typeof shape.message === 'string' ? shape.message : 'one of several forms';
    case 'strict_object':
      return `an object with ${keysOf(shape).join(', ')}`;
    default:
      return `a ${shape.type}`;
  }
}

/** The options of a picklist. Empty for any other schema. */
export function choices(shape: SchemaShape): string[] {
  return shape.type === 'picklist' ? (shape.options ?? []).map(String) : [];
}

/** The keys that messages list. They list keys with `$`, for example `$type`, only if there are no others. */
function keysOf({ entries = {} }: SchemaShape): string[] {
  const keys = Object.keys(entries).filter((key) => key !== '$schema');
  const plain = keys.filter((key) => !key.startsWith('$'));
  return plain.length > 0 ? plain : keys;
}

function childOf(shape: SchemaShape, key: string): SchemaShape | undefined {
  if (shape.entries !== undefined) return Object.hasOwn(shape.entries, key) ? shape.entries[key] : undefined;
  return shape.item ?? shape.value;
}

function unwrapped(shape: SchemaShape | undefined): SchemaShape | undefined {
  let inner = shape;
  while (inner?.wrapped !== undefined) inner = inner.wrapped;
  return inner;
}
