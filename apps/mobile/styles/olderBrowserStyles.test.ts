import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTargets } from '@livery/config/browsers';
import postcss from 'postcss';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { olderBrowserStyles } from './olderBrowserStyles.ts';

const built = async (css: string) =>
  (await postcss(olderBrowserStyles().plugins).process(css, { from: undefined })).css.replaceAll(/\s+/g, ' ');

test('a mix of two tokens becomes a property that names both and the share', async () => {
  expect(await built('a{stroke:color-mix(in srgb, var(--color-second) 64%, var(--color-surface))}')).toBe(
    'a{stroke:var(--mix_color-second_64_color-surface)}',
  );
});

test('a mix with transparent inside other functions becomes a property, the rest of the value stays', async () => {
  expect(
    await built('a{background:radial-gradient(red, color-mix(in srgb, var(--color-accent) 7.5%, transparent), blue)}'),
  ).toBe('a{background:radial-gradient(red, var(--mix_color-accent_7.5), blue)}');
});

test.each([
  'color-mix(in oklab, var(--a) 20%, var(--b))',
  'color-mix(in srgb, currentcolor 20%, transparent)',
  'color-mix(in srgb, var(--a), var(--b))',
])('the mix %s, which no skin can compute, is an error with the place', async (value) => {
  await expect(built(`a{color:${value}}`)).rejects.toThrow(/<css input>:1:3: color-mix\(.* works in old browsers/);
});

test('a size in dvb becomes a multiple of --dvb, also inside a calculation', async () => {
  expect(await built('a{block-size:min(var(--a), 62.5dvb - 2rem);--room:100dvb}')).toBe(
    'a{block-size:min(var(--a), calc(62.5 * var(--dvb)) - 2rem);--room:calc(100 * var(--dvb))}',
  );
  expect(await built(':root{--dvb:1dvb}')).toBe(':root{--dvb:1dvb}');
});

test('overflow: clip gets a rule with overflow: hidden for browsers that do not know it', async () => {
  expect(await built('a{overflow:clip visible}')).toBe(
    'a{overflow:clip visible}@supports not (overflow: clip){a{overflow:hidden}}',
  );
});

test('a selector with :dir(rtl) becomes one with the attribute, also inside a list and before a child', async () => {
  expect(await built('.a:dir(rtl) svg, .b{scale:-1 1}')).toBe(
    '.a:is([dir=rtl],[dir=rtl] *):not(:where([dir=ltr],[dir=ltr] *)) svg, .b{scale:-1 1}',
  );
});

/** Returns the styles as Vite minifies them for the supported browsers. */
async function minified(css: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-styles-'));
  try {
    writeFileSync(join(folder, 'page.css'), css);
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      css: { postcss: olderBrowserStyles() },
      build: { write: false, target: buildTargets(), rolldownOptions: { input: join(folder, 'page.css') } },
    });
    const [built] = [result].flat() as { output: { fileName: string; source?: string | Uint8Array }[] }[];
    return String(built!.output.find(({ fileName }) => fileName.endsWith('.css'))!.source);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the minified styles keep overflow: hidden for browsers that do not know overflow: clip', async () => {
  expect(await minified('a{overflow:hidden;overflow:clip visible}')).toMatch(
    /@supports not \(overflow: ?clip\) ?\{a\{overflow:hidden\}\}/,
  );
});
