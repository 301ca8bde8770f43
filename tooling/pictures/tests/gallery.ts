import { test as base, expect, type Page } from '@playwright/test';
import type { Gallery, StoryName } from '../gallery/stories.ts';
import type { Appearance } from '../src/appearances.ts';

/** The date and time of every picture. */
const moment = new Date('2026-11-20T14:00:00Z');

declare global {
  interface Window {
    gallery: Gallery;
    /** Violations of the content security policy since the page was opened. */
    violations: string[];
  }
}

/**
 * The current content of a worker's page: an address and whether motion is off. Undefined after a test that changed the
 * page.
 */
let current: string | undefined;

/** One page for the lifetime of a worker, because opening a page for each test takes longer than the test. */
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

/** Makes the next `open` or `openStill` load the page again. For tests that change the page. */
export function forgetPage(): void {
  current = undefined;
}

/** Opens the gallery in an appearance, with motion. Does nothing if the worker's page already shows it. */
export async function open(page: Page, appearance: Appearance): Promise<void> {
  await load(page, appearance, 'no-preference');
}

/**
 * Opens the gallery for pictures: nothing moves, and every font has loaded before any text is rendered. Does nothing if
 * the worker's page already shows it.
 */
export async function openStill(page: Page, appearance: Appearance): Promise<void> {
  if (!(await load(page, appearance, 'reduce'))) return;
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    // This also stops opening animations, because an element that moves during the capture has a wrong position.
    still.replaceSync('*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets.push(still);
    // A fallback face refers to a system font, which this machine may not have.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  });
}

/** Loads the page of an appearance. Returns false if it is loaded already. */
async function load(page: Page, { merchant, mode, language }: Appearance, reducedMotion: 'reduce' | 'no-preference') {
  const address = `/${merchant}/${mode}/${language}`;
  const wanted = `${address} ${reducedMotion}`;
  if (current === wanted) return false;
  current = undefined;
  await page.emulateMedia({ reducedMotion });
  await page.goto(address);
  await page.waitForFunction(() => 'gallery' in window);
  current = wanted;
  return true;
}

/** Renders a story instead of the previous one, and waits until its pictures and fonts have loaded. */
export async function show(page: Page, name: StoryName): Promise<void> {
  await page.evaluate(async (one) => {
    await window.gallery.show(one, false);
    window.scrollTo(0, 0);
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' || complete)
        .map((image) => image.decode().catch(() => undefined)),
    );
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
  }, name);
}

export { expect };
