import { test as base, expect, type Page } from '@playwright/test';
import type { Gallery, StoryName } from '../gallery/stories.ts';
import type { Appearance } from '../src/appearances.ts';

/** A moment that every picture is taken at. */
const moment = new Date('2026-11-20T14:00:00Z');

declare global {
  interface Window {
    gallery: Gallery;
    /** What the policy refused since the page was opened. */
    violations: string[];
  }
}

/** One page for a worker's whole life: a new one for each test takes longer than the test. */
export const test = base.extend<object, { gallery: Page }>({
  gallery: [
    async ({ browser }, use) => {
      const { viewport, deviceScaleFactor, locale, timezoneId, baseURL } = test.info().project.use;
      const context = await browser.newContext({ viewport, deviceScaleFactor, locale, timezoneId, baseURL });
      const page = await context.newPage();
      await page.clock.setFixedTime(moment);
      await page.addInitScript(() => {
        window.violations = [];
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) => {
            window.violations.push(`${violatedDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
          },
        );
      });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens the gallery in a appearance. */
export async function open(page: Page, { merchant, mode, language }: Appearance) {
  await page.goto(`/${merchant}/${mode}/${language}`);
  await page.waitForFunction(() => 'gallery' in window);
}

/** Opens the gallery to be photographed: nothing moves, and every font is there before anything is set in it. */
export async function openStill(page: Page, appearance: Appearance) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, appearance);
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    // Also the short way in: a dialog that is drawn on its way there stays off by a part of a pixel.
    still.replaceSync('*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets.push(still);
    // Faces that stand in by a font of the machine may not be on this one.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  });
}

/** Draws a story and waits until its pictures are there. */
export async function show(page: Page, name: StoryName) {
  await page.evaluate((one) => window.gallery.show(one, false), name);
  await page.evaluate(async () => {
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .map((image) => image.decode().catch(() => undefined)),
    );
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
  });
}

export { expect };
