import { test as base, expect, type Page } from '@playwright/test';
import type { Gallery, StoryName } from '../gallery/stories.ts';
import type { Dress } from '../src/dresses.ts';

/** A moment that every picture is taken at. */
const moment = new Date('2026-11-20T14:00:00Z');

declare global {
  interface Window {
    gallery: Gallery;
  }
}

/** One page for a worker's whole life: a new one for each picture takes longer than the picture. */
export const test = base.extend<object, { gallery: Page }>({
  gallery: [
    async ({ browser }, use) => {
      const { contextOptions, viewport, deviceScaleFactor, locale, timezoneId, baseURL } = test.info().project.use;
      const context = await browser.newContext({ ...contextOptions, viewport, deviceScaleFactor, locale, timezoneId, baseURL });
      const page = await context.newPage();
      await page.clock.setFixedTime(moment);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens the gallery in a dress. */
export async function open(page: Page, { merchant, mode, language }: Dress) {
  await page.goto(`/${merchant}/${mode}/${language}`);
  await page.waitForFunction(() => 'gallery' in window);
}

/** Draws a story and waits until fonts and pictures are there. */
export async function show(page: Page, name: StoryName) {
  await page.evaluate((one) => window.gallery.show(one, false), name);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete).map((image) => image.decode().catch(() => undefined)));
  });
}

export { expect };
