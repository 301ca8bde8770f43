/**
 * The parts of a schema that code can inspect. A separate type is necessary, because valibot has a different type for
 * each kind of schema.
 */
export interface SchemaPart {
  type: string;
  entries?: Readonly<Record<string, SchemaPart>>;
  item?: SchemaPart;
  wrapped?: SchemaPart;
  /** Schemas of a union, or values of a picklist. */
  options?: readonly SchemaPart[];
  /** `message` is a text if the schema states its rule in words. */
  pipe?: readonly (SchemaPart & { kind: string; message?: unknown })[];
}

/**
 * Returns the schema of the value itself. A pipe starts with the schema of the reply, or with `unknown` if it converts
 * the reply first.
 */
export function contentOf(part: SchemaPart): SchemaPart {
  if (part.wrapped !== undefined) return contentOf(part.wrapped);
  const read = part.type === 'unknown' ? part.pipe?.findLast(({ kind }) => kind === 'schema') : undefined;
  return read === undefined || read.type === 'unknown' ? part : contentOf(read);
}

/** Returns the schemas at a key: of the entries of a list, or of a field. A union can have several schemas at a key. */
export function partsAt(parts: readonly SchemaPart[], key: PropertyKey): SchemaPart[] {
  return parts.map(contentOf).flatMap(({ entries = {}, item, options }) => {
    if (item !== undefined) return [item];
    if (options !== undefined) return partsAt(options, key);
    return Object.entries(entries).flatMap(([name, field]) => (name === key ? [field] : []));
  });
}
