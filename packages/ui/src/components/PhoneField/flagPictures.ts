const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../node_modules/country-flag-icons/1x1/[A-Z][A-Z].svg',
  { eager: true, import: 'default', query: '?url&no-inline' },
);

/** Addresses of the flags by ISO 3166-1 code. Each picture loads only when it becomes visible. */
export const flagPictures: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(-6, -4), address]),
);
