import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unusedTexts } from './unusedTexts.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-texts-'));
  for (const folder of [
    'apps/lotto/src',
    'packages/features/src',
    'packages/foundation/src',
    'packages/i18n/src',
    'packages/api/src',
    'tooling/livery/src/assemble',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  put(
    'packages/i18n/src/texts/EN/games.json',
    '{ "categoryHOT": "Hot", "search": "Search", "tries_one": "{{count}} try", "tries_other": "{{count}} tries" }',
  );
  put('packages/i18n/src/texts/EN/site.json', '{ "contact_main": "Us" }');
  put('apps/mobile/src/A.tsx', 'export const A = () => <p title={t(\'search\')}>{t("tries", { count: 1 })}</p>;');
});

afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

test('used texts, texts with a computed key and plural forms of used texts are not reported', () => {
  expect(unusedTexts(root)).toEqual({ texts: [], patterns: [] });
});

test('a text is reported if nothing uses it, or only a test or a story', () => {
  put('packages/i18n/src/texts/EN/home.json', '{ "forgotten": "Forgotten", "tested": "Tested" }');
  put('apps/mobile/src/A.test.tsx', "t('tested');");
  put('packages/features/src/A.stories.tsx', "t('tested');");
  expect(unusedTexts(root).texts).toEqual(['home.forgotten', 'home.tested']);
});

test('a pattern that no longer matches any text is reported', () => {
  put('packages/i18n/src/texts/EN/site.json', '{}');
  expect(unusedTexts(root).patterns).toEqual(['the closed screens, by kind of contact']);
});
