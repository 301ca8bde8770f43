import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { here } from '../src/places.ts';
import { expect, openStill, show, test } from './gallery.ts';
import { shots } from './stories.ts';

/*
 * The checker itself: what a person would see as a change is found in the picture, and what only a renderer does is not.
 */

const picture = ['Button-Variants', 'aurora-dark.png'];

/** Whether the page looks as stored after something was changed in it. */
async function looksAsStored(page: Page, css: string): Promise<boolean> {
  await openStill(page, { merchant: 'aurora', mode: 'dark', language: 'EN' });
  await show(page, { file: 'Button', story: 'Variants' });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return expect(page.locator('#root'))
    .toHaveScreenshot(picture, { timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
}

test.describe('the checker', () => {
  test('has stored pictures of its stories and of nothing else', () => {
    expect(readdirSync(join(here, 'stored')).toSorted()).toEqual(
      shots.map(({ file, story }) => `${file}-${story}`).toSorted(),
    );
  });

  test('finds nothing where nothing was changed', async ({ gallery }) => {
    expect(await looksAsStored(gallery, '')).toBe(true);
  });

  test('lets a renderer’s noise pass', async ({ gallery }) => {
    expect(await looksAsStored(gallery, '#root { filter: brightness(1.006) }')).toBe(true);
  });

  for (const [change, css] of [
    ['padding that is two pixels more', '#root button { padding-block-end: calc(var(--space-12) + 2px) !important; }'],
    [
      'a corner that is two pixels rounder',
      ':root { --brand-radius-control: calc(.32rem + 2px) !important; --radius-control: calc(.32rem + 2px) !important; } #root button { border-radius: 10px !important }',
    ],
    ['an accent a shade lighter', ':root { --brand-accent: color-mix(in srgb, #43e8b3 94%, white) !important }'],
    ['words a weight lighter', '#root button { font-weight: 400 !important }'],
    ['an icon that is gone', '#root svg { visibility: hidden }'],
    ['a line that is gone', '#root button { border-color: transparent !important; box-shadow: none !important }'],
  ] as const) {
    test(`finds ${change}`, async ({ gallery }) => {
      expect(await looksAsStored(gallery, css)).toBe(false);
    });
  }
});
