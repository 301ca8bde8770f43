import browserslist from 'browserslist';

/** Engine names in browserslist, and their names in build targets. */
const engines = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' } as const;

/** The oldest version of each engine that the product supports, from the file `.browserslistrc`. */
export function minimumVersions(): Readonly<Record<keyof typeof engines, string>> {
  const supported = browserslist(undefined, { path: import.meta.dirname }).map((each) => each.split(' '));
  return Object.fromEntries(
    Object.keys(engines).map((engine) => {
      const versions = supported.filter(([name]) => name === engine).map(([, version]) => version!.split('-')[0]!);
      const [oldest] = versions.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
      if (oldest === undefined) throw new Error(`.browserslistrc supports no version of ${engine}.`);
      return [engine, oldest];
    }),
  ) as Record<keyof typeof engines, string>;
}

/** The oldest supported versions as `build.target` of Vite needs them: `['chrome106', …]`. */
export function buildTargets(): string[] {
  return Object.entries(minimumVersions()).map(
    ([engine, version]) => engines[engine as keyof typeof engines] + version,
  );
}
