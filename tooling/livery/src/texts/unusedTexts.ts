import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with code that uses texts. */
const speakers = [
  'apps/mobile/src',
  'apps/lotto/src',
  'packages/features/src',
  'packages/foundation/src',
  'packages/i18n/src',
  'packages/api/src',
  'tooling/livery/src/assemble',
];
/** Files that never reach a player. A text that only these files use is reported as unused. */
const silent = /\.(test|stories)\.tsx?$|(^|\/)(testing|texts)\//;

/** Patterns of keys that code computes, each with the place in the code. */
const computed: Readonly<Record<string, RegExp>> = {
  'CategoryGames, HomeGames, the game list, entry and centres, by kind of game': /^games\.category[A-Z]+$/,
  'the closed screens, by kind of contact': /^site\.contact_\w+$/,
};

/** Suffixes of i18next's plural forms. */
const forms = /_(zero|one|two|few|many|other)$/;

/**
 * Unused texts, as `area.key`, and patterns of `computed` that no longer match any text. A key is used if the code of
 * app, features, foundation, api or i18n contains it in quotes.
 */
export function unusedTexts(root: string): { texts: string[]; patterns: string[] } {
  const said = new Set(
    speakers
      .flatMap((folder) => codeBelow(join(root, folder)))
      .flatMap((code) => [...code.matchAll(/(['"`])(\w+)\1/g)].map(([, , word]) => word!)),
  );
  const folder = join(root, 'packages/i18n/src/texts/EN');
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object).map((key) => ({
        key,
        name: `${file.slice(0, -'.json'.length)}.${key}`,
      })),
    );
  return {
    texts: texts
      .filter(
        ({ key, name }) =>
          !said.has(key) &&
          !said.has(key.replace(forms, '')) &&
          !Object.values(computed).some((pattern) => pattern.test(name)),
      )
      .map(({ name }) => name),
    patterns: Object.entries(computed)
      .filter(([, pattern]) => !texts.some(({ name }) => pattern.test(name)))
      .map(([whose]) => whose),
  };
}

function codeBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !silent.test(file.replaceAll('\\', '/')))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
