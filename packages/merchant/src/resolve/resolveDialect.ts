import type { DialectFile } from '../schema/dialect.schema.ts';

/** How requests and replies are written for a merchant's gateway. */
export type Dialect = Required<Omit<DialectFile, 'preset'>>;

const nothingChanged = { omitHeaders: [], renameHeaders: {} };

/** Requests as the published interface describes them. Where it is silent, as the reference gateway. */
const specification: Dialect = {
  ...nothingChanged,
  token: 'both',
  moduleId: 'payload',
  encryptPasswordChange: false,
  sendSmsPurpose: false,
  replies: 'envelope',
};

/** Requests as the reference gateway reads them. */
const livery: Dialect = {
  ...nothingChanged,
  token: 'header',
  moduleId: 'header',
  encryptPasswordChange: true,
  sendSmsPurpose: true,
  replies: 'envelope',
};

/** The dialect of a merchant's gateway; undefined for the reference gateway's, which needs no change of a request. */
export function resolveDialect({ preset, ...own }: DialectFile): Dialect | undefined {
  const written = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  const dialect: Dialect = { ...(preset === 'specification' ? specification : livery), ...written };
  return JSON.stringify(dialect) === JSON.stringify(livery) ? undefined : dialect;
}
