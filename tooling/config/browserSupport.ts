import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { minimumVersions } from './browsers.ts';

/** Names of browsers in MDN's data, and their names in browserslist. */
const browsers = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios_saf',
} as const;
type Browser = keyof typeof browsers;

const minimum = minimumVersions();

// Node parses the file of 20 MB quickly. In tests, Vite would transform an imported file, which takes ten seconds.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The browsers' support for features of the web platform, by MDN. */
export const webFeatures = data;

/** A feature and its parts, for example a CSS property with its values. */
export type WebFeature = Identifier;

/**
 * The supported browsers that do not have a feature, as `Chrome 106 (has it since 114)`. Empty if all have it, or if MDN has no
 * data about it.
 *
 * @param isPrefixAdded whether a version with a prefix is enough, because the build adds prefixes.
 */
export function browsersWithout(feature: WebFeature | undefined, { isPrefixAdded = false } = {}): string[] {
  const compat = feature?.['__compat'];
  if (compat === undefined) return [];
  return (Object.keys(browsers) as Browser[]).flatMap((browser) => {
    const statements = statementsOf(compat, browser);
    if (statements.length === 0) return [];
    const versions = statements
      .filter(({ flags, alternative_name: otherName }) => flags === undefined && otherName === undefined)
      .filter(({ prefix }) => isPrefixAdded || prefix === undefined)
      .map(({ version_added: added }) => versionNumber(added));
    const oldest = Math.min(...versions);
    const { name } = data.browsers[browser];
    const version = minimum[browsers[browser]];
    if (oldest <= Number.parseFloat(version)) return [];
    return [`${name} ${version} (${oldest === Infinity ? 'no version has it' : `has it since ${oldest}`})`];
  });
}

function statementsOf({ support }: CompatStatement, browser: Browser) {
  const statement: SupportStatement | undefined = support[browser];
  return statement === undefined ? [] : [statement].flat();
}

/** `≤37` is 37, because the data has no older versions. `false` and `preview` are not releases. */
const versionNumber = (added: string | boolean) =>
  added === 'preview' || added === false ? Infinity : Number.parseFloat(String(added).replace('≤', ''));

/** Whether at least one supported browser lacks the feature, and at least one browser has released it. */
export function isMissing(feature: WebFeature | undefined): boolean {
  const support = feature?.['__compat']?.support ?? {};
  const isReleased = Object.values(support).some((statement) =>
    [statement]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed }) =>
          removed === undefined && versionNumber(added) < Infinity,
      ),
  );
  return isReleased && browsersWithout(feature).length > 0;
}
