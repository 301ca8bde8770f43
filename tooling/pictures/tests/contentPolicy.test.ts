import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../src/places.ts';
import { expect, forgetPage, open, test } from './gallery.ts';

/*
 * Every story of every component is rendered and played on a page with the content security policy of the merchants'
 * pages. Our code must not add a style, evaluate a string as code or load from other hosts.
 */

const folders = ['packages/ui/src', 'packages/ui/stories', 'packages/features/src', 'apps/mobile/stories'];
const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => path.split(/[\\/]/).at(-1)!.replace('.stories.tsx', ''))
  .toSorted();

test.beforeEach(({ gallery }) => open(gallery, { merchant: 'aurora', mode: 'dark', language: 'EN' }));

/**
 * Violations of the policy, and styles that a component added after the page was loaded: as an element, or as an
 * adopted style sheet.
 */
const faults = (page: Page) =>
  page.evaluate(() => [
    ...window.violations,
    ...[...document.querySelectorAll('style:not(#brand)')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ...document.adoptedStyleSheets.map((sheet) => `an adopted sheet of ${sheet.cssRules.length} rules`),
  ]);

for (const file of files) {
  test(`under the production policy, ${file} adds no styles`, async ({ gallery }) => {
    const stories = await gallery.evaluate((one) => window.gallery.names(one), file);
    expect(stories, 'the number of stories on the page').not.toEqual([]);
    for (const story of stories) {
      const isVisible = await gallery.evaluate(
        async (name) => {
          // A failure of the play function is ignored: the tests of the stories report it.
          await window.gallery.show(name, true).catch(() => undefined);
          return document.body.querySelector('#root > *') !== null;
        },
        { file, story },
      );
      expect(isVisible, `${story} is drawn`).toBe(true);
      expect(await faults(gallery), story).toEqual([]);
    }
  });
}

test('an added style, a style in markup and a picture from another host are found', async ({ gallery }) => {
  await gallery.evaluate(async () => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
    const image = new Image();
    image.src = 'https://elsewhere.example/a.png';
    document.body.append(image);
    document.adoptedStyleSheets.push(new CSSStyleSheet());
    document.body.setAttribute('style', 'color: red');
  });
  forgetPage();
  await gallery.waitForFunction(() => window.violations.length >= 3);
  const found = (await faults(gallery)).join('\n');
  for (const part of [
    'style-src-elem inline',
    'style-src-attr inline',
    'img-src https://elsewhere.example',
    '<style>',
    'an adopted sheet',
  ])
    expect(found).toContain(part);
});
