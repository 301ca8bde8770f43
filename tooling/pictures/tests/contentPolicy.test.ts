import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../src/places.ts';
import { expect, open, test } from './gallery.ts';

/*
 * Every story of every component, drawn and played in a page that is served under the policy of the merchants' pages:
 * nothing of ours may lay a style, run a text or fetch from elsewhere.
 */

const folders = ['packages/ui/src', 'packages/ui/stories', 'packages/features/src'];
const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => path.split(/[\\/]/).at(-1)!.replace('.stories.tsx', ''))
  .toSorted();

/** What a story's play function has done by then counts; whether it does the right thing is for the stories' own tests. */
const patience = 400;

test.beforeEach(async ({ gallery }) => {
  await gallery.emulateMedia({ reducedMotion: 'no-preference' });
  await open(gallery, { merchant: 'aurora', mode: 'dark', language: 'EN' });
});

/** Styles that came after the document: by element, by attribute in markup (refused by the policy), or as a sheet without either. */
const faults = (page: Page) =>
  page.evaluate(() => [
    ...window.violations,
    ...[...document.querySelectorAll('style:not(#brand)')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ...document.adoptedStyleSheets.map((sheet) => `an adopted sheet of ${sheet.cssRules.length} rules`),
  ]);

for (const file of files) {
  test(`under the production policy, ${file} lays no style of its own`, async ({ gallery }) => {
    const stories = await gallery.evaluate((one) => window.gallery.names(one), file);
    expect(stories, 'stories that the page has').not.toEqual([]);
    for (const story of stories) {
      const isDrawn = await gallery.evaluate(
        async ([name, limit]) => {
          await Promise.race([
            window.gallery.show(name, true).catch(() => undefined),
            new Promise((done) => setTimeout(done, limit)),
          ]);
          return document.body.querySelector('#root > *') !== null;
        },
        [{ file, story }, patience] as const,
      );
      expect(isDrawn, `${story} is drawn`).toBe(true);
      expect(await faults(gallery), story).toEqual([]);
    }
  });
}

test('a style that is laid, a style in markup and a foreign picture are found', async ({ gallery }) => {
  await gallery.evaluate(async () => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
    const image = new Image();
    image.src = 'https://elsewhere.example/a.png';
    document.body.append(image);
    document.adoptedStyleSheets.push(new CSSStyleSheet());
    document.body.setAttribute('style', 'color: red');
    await new Promise((done) => setTimeout(done, 100));
  });
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
