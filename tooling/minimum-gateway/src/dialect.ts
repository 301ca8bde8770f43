/** The headers that a dialect may rename. */
const renamableHeaders = [
  'Authorization',
  'Device',
  'Encryption',
  'Idempotency-Key',
  'Language',
  'Merchant',
  'ModuleId',
] as const;

export type HeaderName = (typeof renamableHeaders)[number];

/** The key `dialect` of `gateway.json`; see docs/gateway.md. */
export interface Dialect {
  preset?: 'specification' | 'livery';
  token?: 'header' | 'parameter' | 'both';
  moduleId?: 'header' | 'payload';
  omitHeaders?: readonly ('Device' | 'Idempotency-Key' | 'Language' | 'Merchant')[];
  renameHeaders?: Partial<Record<HeaderName, string>>;
  encryptPasswordChange?: boolean;
  sendSmsPurpose?: boolean;
  replies?: 'envelope' | 'bare';
}

export type CompleteDialect = Required<Omit<Dialect, 'preset'>>;

const presets: Record<NonNullable<Dialect['preset']>, CompleteDialect> = {
  specification: {
    token: 'both',
    moduleId: 'payload',
    omitHeaders: [],
    renameHeaders: {},
    encryptPasswordChange: false,
    sendSmsPurpose: false,
    replies: 'envelope',
  },
  livery: {
    token: 'header',
    moduleId: 'header',
    omitHeaders: [],
    renameHeaders: {},
    encryptPasswordChange: true,
    sendSmsPurpose: true,
    replies: 'envelope',
  },
};

/** Adds the missing keys from the preset. Without a preset, the published specification applies. */
export function completeDialect({ preset = 'specification', ...keys }: Dialect): CompleteDialect {
  const defaults = presets[preset];
  if (!defaults) throw new Error(`The dialect has an unknown preset: ${preset}.`);
  const unknown = Object.keys(keys).find((key) => !(key in defaults));
  if (unknown) throw new Error(`The dialect has an unknown key: ${unknown}.`);
  return { ...defaults, ...keys };
}

/** The name under which a header is sent in this dialect. */
export function sentName(dialect: CompleteDialect, header: HeaderName): string {
  return dialect.renameHeaders[header] ?? header;
}

/** The names of all headers that requests of this dialect may have. Headers that are renamed have their new name. */
export function sentHeaders(dialect: CompleteDialect): string[] {
  const omitted: HeaderName[] = [...dialect.omitHeaders];
  if (dialect.token === 'parameter') omitted.push('Authorization');
  if (dialect.moduleId === 'payload') omitted.push('ModuleId');
  return renamableHeaders.filter((header) => !omitted.includes(header)).map((header) => sentName(dialect, header));
}
