import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenSheets } from '@livery/merchant/theme';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const root = join(src, '../../..');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const read = (path: string) => withoutComments(readFileSync(join(src, path), 'utf8'));
const definedIn = (css: string) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);

const sheets = globSync('**/*.module.css', { cwd: src });
const shared = new Set(globSync('styles/**/*.css', { cwd: src }).flatMap((path) => definedIn(read(path))));

test('style sheets exist', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(shared).toContain('--color-surface');
});

test('the token sheets match the token files (to write them: pnpm --filter @livery/ui tokens)', () => {
  const written = globSync('*.css', { cwd: join(src, 'styles/tokens') }).map((name) => [
    name,
    readFileSync(join(src, 'styles/tokens', name), 'utf8'),
  ]);
  expect(Object.fromEntries(written)).toEqual(tokenSheets());
});

const everySheet = globSync('{packages,apps}/*/src/**/*.css', { cwd: root });
const sheetsWith = (selector: RegExp) =>
  everySheet.filter((path) => selector.test(readFileSync(join(root, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')));

test('no root selector uses :has, because the browser would match the whole page after each change', () => {
  expect(everySheet.length).toBeGreaterThan(100);
  expect(sheetsWith(/(?:^|[\s,}])(?::root|html|body)[^\s{,]*:has\(/)).toEqual([]);
});

test('no selector uses `* + *`, because removing an element would restyle all its siblings', () => {
  expect(sheetsWith(/(?:^|[\s,}(>])\*(?::[\w-]+)*\s*[+~]\s/m)).toEqual([]);
});

describe.each(sheets)('%s', (path) => {
  const css = read(path);
  // As in the lint rules, a comment `allow: reason` permits the next declaration.
  const allowed = /\/\*\s*allow:[^*]+\*\/[^;]*;/g;
  const withoutAllowed = withoutComments(readFileSync(join(src, path), 'utf8').replaceAll(allowed, ''));

  test('uses only tokens that exist', () => {
    const own = new Set([...shared, ...definedIn(css)]);
    // A token with a fallback may be set by the component's code.
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !own.has(name))).toEqual([]);
  });

  test('uses brand colours only through the meaning tier, and no colours of its own', () => {
    expect(
      withoutAllowed.match(/var\(--brand-(?!font)[\w-]+\)|#[0-9a-f]{3,8}\b|\brgb\((?!255 255 255 \/)/gi) ?? [],
    ).toEqual([]);
  });

  test('uses logical properties instead of left and right', () => {
    expect(
      withoutAllowed.match(
        /(?:margin|padding|border|inset)-(?:left|right)[\w-]*\s*:|^\s*(?:left|right)\s*:|(?:text-align|float):\s*(?:left|right)/gm,
      ) ?? [],
    ).toEqual([]);
  });
});
