import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { here } from '../src/places.ts';
import { look } from '../src/look.ts';
import { expect, forgetPage, openStill, show, test } from './gallery.ts';
import { shots } from './stories.ts';

/* Tests of the comparison itself: it finds a visible change, and ignores rendering noise. */

const picture = ['Button-Variants', 'aurora-dark.png'];

/**
 * Whether the page equals the stored picture after this CSS is added. One comparison is enough, because the page does
 * not change later.
 */
async function looksAsStored(page: Page, css: string): Promise<boolean> {
  await openStill(page, { merchant: 'aurora', mode: 'dark', language: 'EN' });
  await show(page, { file: 'Button', story: 'Variants' });
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  forgetPage();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { animations, caret, scale, ...tolerance } = look;
  const shot = await page.locator('#root').screenshot({ animations, caret, scale });
  try {
    expect(shot).toMatchSnapshot(picture, tolerance);
    return true;
  } catch {
    return false;
  }
}

test.describe('the checker', () => {
  test('has stored pictures of its stories and no others', () => {
    expect(readdirSync(join(here, 'stored')).toSorted()).toEqual(
      shots.map(({ file, story }) => `${file}-${story}`).toSorted(),
    );
  });

  test('finds nothing if nothing was changed', async ({ gallery }) => {
    expect(await looksAsStored(gallery, '')).toBe(true);
  });

  test('ignores rendering noise', async ({ gallery }) => {
    expect(await looksAsStored(gallery, '#root { filter: brightness(1.006) }')).toBe(true);
  });

  for (const [change, css] of [
    ['padding that is two pixels more', '#root button { padding-block-end: calc(var(--space-12) + 2px) !important; }'],
    [
      'a corner that is two pixels rounder',
      ':root { --brand-radius-control: calc(.32rem + 2px) !important; --radius-control: calc(.32rem + 2px) !important; } #root button { border-radius: 10px !important }',
    ],
    ['an accent a shade lighter', ':root { --brand-accent: color-mix(in srgb, #43e8b3 94%, white) !important }'],
    ['text one weight lighter', '#root button { font-weight: 400 !important }'],
    ['a missing icon', '#root svg { visibility: hidden }'],
    ['a missing line', '#root button { border-color: transparent !important; box-shadow: none !important }'],
  ] as const) {
    test(`finds ${change}`, async ({ gallery }) => {
      expect(await looksAsStored(gallery, css)).toBe(false);
    });
  }
});
