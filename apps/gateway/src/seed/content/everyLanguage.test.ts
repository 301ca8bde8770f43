import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMerchantDirectory } from '../../http/merchantDirectory.ts';
import { merchantsDir } from '../../testing/globalSetup.ts';
import { playTexts } from '../../art/play/playTexts.ts';

const merchants = createMerchantDirectory(merchantsDir, () => undefined)
  .all()
  .filter(({ code }) => ['aurora', 'padma', 'indus', 'lagoa'].includes(code));
const languages = [...new Set(merchants.flatMap(({ languages: { supported } }) => supported))];

describe('every text of the gateway exists in each language of the demo merchants', () => {
  const src = join(import.meta.dirname, '../..');
  const countOf = (source: string, language: string) =>
    [...source.matchAll(new RegExp(`\\b${language}: ?['"\`{]`, 'g'))].length;
  const files = globSync('**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }))
    .filter(({ source }) => countOf(source, 'EN') > 0);

  test('there are seven languages', () => {
    expect(languages.toSorted()).toEqual(['BN', 'EN', 'KO', 'MY', 'PT', 'TY', 'UR']);
    expect(files.length).toBeGreaterThan(20);
  });

  test.each(files)('$file', ({ source }) => {
    const counts = Object.fromEntries(languages.map((language) => [language, countOf(source, language)]));
    expect(counts).toEqual(Object.fromEntries(languages.map((language) => [language, counts['EN']])));
  });

  test.each(languages)('a game’s page in %s', (language) => {
    expect(playTexts(language).tag).toBe(language === 'TY' ? 'fil' : language.toLowerCase());
  });
});
