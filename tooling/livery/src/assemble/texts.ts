import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, type TextArea, textAreas, textsOfCode } from '@livery/i18n';
import type { Merchant } from '@livery/merchant';
import { textFilesOfFrame } from '../../../../apps/lotto/src/textFiles.ts';
import { textFilesOfHome } from '../../../../apps/mobile/src/home/textFiles.ts';
import { contentHash } from './contentHash.ts';

/** Texts by language, area and key. */
export type AllTexts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** The product's own texts. */
export function readTexts(): AllTexts {
  return Object.fromEntries(
    Object.keys(languages).map((language) => [
      language,
      Object.fromEntries(textAreas.map((area) => [area, readArea(language, area)])),
    ]),
  );
}

/** Every text key of the product, as `area.key`. */
export function textKeys(texts: AllTexts): string[] {
  return [
    ...new Set(
      Object.values(texts).flatMap((areas) =>
        Object.entries(areas).flatMap(([area, keys]) => Object.keys(keys).map((key) => `${area}.${key}`)),
      ),
    ),
  ];
}

/**
 * The placeholders in each text of the product, in any of its languages, by `area.key`. Keys without a placeholder are
 * left out.
 */
export function textPlaces(texts: AllTexts): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const areas of Object.values(texts))
    for (const [area, words] of Object.entries(areas))
      for (const [key, text] of Object.entries(words))
        for (const [, place] of text.matchAll(/\{\{(\w+)\}\}/g)) {
          const name = `${area}.${key}`;
          found.set(name, (found.get(name) ?? new Set()).add(place!));
        }
  return Object.fromEntries([...found].map(([name, places]) => [name, [...places]]));
}

/** The product's texts by language and key, as `area.key`. */
export function textsByKey(texts: AllTexts): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, areas]) => [
      language,
      Object.fromEntries(
        Object.entries(areas).flatMap(([area, words]) =>
          Object.entries(words).map(([key, text]) => [`${area}.${key}`, text]),
        ),
      ),
    ]),
  );
}

/** The texts of a merchant's languages, with the merchant's overrides. */
export function textsOf(merchant: Merchant, texts: AllTexts): AllTexts {
  return Object.fromEntries(
    merchant.languages.supported.map((language) => [
      // Returns the same object if the merchant overrides nothing: the assemble step then links instead of writing.
      language,
      withOverrides(texts[language] ?? {}, merchant.texts[language] ?? {}),
    ]),
  );
}

/** A text file of a merchant: its address below the merchant's host and its content. */
export interface TextFile {
  language: string;
  /** The areas in the file. */
  areas: readonly TextArea[];
  /** For example `texts/EN/home.1a2b3c4d5e.json`. */
  path: string;
  /** Texts by area and key. */
  content: string;
}

/** Files that contain several areas. */
const packed = { ...textFilesOfHome, ...textFilesOfFrame };

/** The areas of each file, by file name. */
const filesByName: Readonly<Record<string, readonly TextArea[]>> = {
  ...Object.fromEntries(textAreas.map((area) => [area, [area]])),
  ...Object.fromEntries(Object.values(packed).flatMap((areas) => areas.map((area) => [area, []]))),
  ...packed,
};

export function textFiles(texts: AllTexts): TextFile[] {
  return Object.entries(texts).flatMap(([language, words]) =>
    Object.entries(filesByName).flatMap(([name, wanted]) => {
      const areas = wanted.filter((area) => area in words);
      if (areas.length === 0) return [];
      const content = JSON.stringify(Object.fromEntries(areas.map((area) => [area, words[area]])));
      return [{ language, areas, content, path: `texts/${language}/${name}.${contentHash(content)}.json` }];
    }),
  );
}

function withOverrides(areas: AllTexts[string], overrides: Readonly<Record<string, string>>): AllTexts[string] {
  const own = Object.entries(overrides);
  if (own.length === 0) return areas;
  const changed = { ...areas };
  for (const [name, text] of own) {
    const dot = name.indexOf('.');
    const area = name.slice(0, dot);
    changed[area] = { ...changed[area], [name.slice(dot + 1)]: text };
  }
  return changed;
}

function readArea(language: string, area: string): Record<string, string> {
  return JSON.parse(
    readFileSync(
      fileURLToPath(import.meta.resolve(`@livery/i18n/texts/${textsOfCode(language)}/${area}.json`)),
      'utf8',
    ),
  );
}
