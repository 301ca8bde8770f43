import type { DialectFile } from '../schema/dialect.schema.ts';

/** The request and reply format of a merchant's gateway. */
export type Dialect = Required<Omit<DialectFile, 'preset'>>;

const nothingChanged = { omitHeaders: [], renameHeaders: {} };

/**
 * The format of the published interface. Everything that the interface does not define has the value of the reference
 * gateway.
 */
const specification: Dialect = {
  ...nothingChanged,
  token: 'both',
  moduleId: 'payload',
  encryptPasswordChange: false,
  sendSmsPurpose: false,
  replies: 'envelope',
};

/** The format of the reference gateway. */
const livery: Dialect = {
  ...nothingChanged,
  token: 'header',
  moduleId: 'header',
  encryptPasswordChange: true,
  sendSmsPurpose: true,
  replies: 'envelope',
};

/** The dialect of a merchant's gateway. Undefined for the reference gateway, because its requests need no change. */
export function resolveDialect({ preset, ...own }: DialectFile): Dialect | undefined {
  const written = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const dialect: Dialect = { ...(preset === 'specification' ? specification : livery), ...written };
  return JSON.stringify(dialect) === JSON.stringify(livery) ? undefined : dialect;
}
