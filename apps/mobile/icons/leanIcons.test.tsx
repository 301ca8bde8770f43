import { join } from 'node:path';
import { Fish, Heart, House } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstScreenIcons } from './firstScreen.ts';
import { icon, type IconParts } from './icon.ts';
import { leanIcons } from './leanIcons.ts';

const folder = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');

/** Builds these icons. Returns the drawing of each icon, and the drawings for the page. */
async function build(names: readonly string[]) {
  const { transform, generateBundle } = leanIcons() as unknown as {
    transform: { handler: (code: string, id: string) => Promise<{ code: string }> };
    generateBundle: (this: { emitFile: (file: { source: string }) => void }) => void;
  };
  const drawings: (string | IconParts)[] = [];
  for (const name of names) {
    const { code } = await transform.handler('', join(folder, `${name}.mjs`));
    drawings.push(JSON.parse(/icon\((.*)\);/.exec(code)![1]!) as string | IconParts);
  }
  let sprite = '';
  generateBundle.call({
    emitFile: ({ source }) => {
      sprite = source;
    },
  });
  return { drawings, sprite };
}

const shapes = (markup: string) =>
  [...markup.matchAll(/<(path|circle|rect|line|polyline|polygon|ellipse) [^>]*?\/?>/g)].map(([shape]) =>
    shape.replace(/\/?>$/, '').trim(),
  );

test("an icon of the first screen refers to its drawing in the page, which equals lucide's", async () => {
  const { drawings, sprite } = await build(['house', 'heart', 'fish']);
  expect(drawings).toEqual(['i-house', 'i-heart', 'i-fish']);
  for (const [name, Lucide] of [
    ['house', House],
    ['heart', Heart],
    ['fish', Fish],
  ] as const) {
    const symbol = new RegExp(`<symbol id="i-${name}".*?</symbol>`).exec(sprite)![0];
    expect(shapes(symbol)).toEqual(shapes(renderToStaticMarkup(<Lucide />)));
  }
  const Drawn = icon(drawings[0]!);
  expect(renderToStaticMarkup(<Drawn />)).toContain('<use href="#i-house"></use>');
});

test("any other icon contains its drawing, which equals lucide's", async () => {
  const [drawing] = (await build(['calendar-clock'])).drawings;
  const Drawn = icon(drawing!);
  const markup = renderToStaticMarkup(<Drawn className="big" />);
  expect(shapes(markup).length).toBeGreaterThan(3);
  expect(markup).toMatch(
    /^<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="big">/,
  );
});

test('an icon with its own label is not hidden from screen readers', () => {
  const Drawn = icon('i-house');
  expect(renderToStaticMarkup(<Drawn role="img" aria-label="Home" />)).toContain('aria-hidden="false"');
});

test('every icon of the first screen exists in lucide', async () => {
  const { drawings, sprite } = await build([...firstScreenIcons]);
  expect(drawings).toEqual([...firstScreenIcons].map((name) => `i-${name}`));
  expect(sprite.match(/<symbol /g)).toHaveLength(firstScreenIcons.size);
});
