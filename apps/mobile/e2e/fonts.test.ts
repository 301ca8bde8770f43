import type { Page } from '@playwright/test';
import { expect, expectGames, test, wordsIn } from './house.ts';

/** Names of the font files that a page has asked for. */
function fontsAskedFor(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') names.push(new URL(request.url()).pathname.split('/').pop()!.split('.')[0]!);
  });
  return names;
}

/** Home in a language, with every font there that its words need. */
async function openHome(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  await page.goto('/m/home');
  await expectGames(page, wordsIn(language));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

const loadedFamilies = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    ),
  ]);

const otherScripts: Readonly<Record<string, RegExp>> = { BN: /naskh|nastaliq/, UR: /bengali/ };

/** In the page: how high each heading's letters really are, the room of its line, and the boxes around it that cut something off. */
function inkOfHeadings() {
  const pen = document.createElement('canvas').getContext('2d')!;
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')];
  return headings
    .filter(
      (heading) => heading.checkVisibility() && heading.offsetHeight > 4 && heading.parentElement!.offsetHeight > 4,
    )
    .map((heading) => {
      const { font, lineHeight, fontFamily } = getComputedStyle(heading);
      pen.font = font;
      pen.direction = 'rtl';
      const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(heading.textContent);
      const mark = heading.insertBefore(document.createElement('span'), heading.firstChild);
      mark.style.display = 'inline-block';
      const baseline = mark.getBoundingClientRect().bottom;
      mark.remove();
      const cutBy: string[] = [];
      for (let box: HTMLElement | null = heading; box !== null && box !== document.body; box = box.parentElement) {
        const { top, bottom } = box.getBoundingClientRect();
        const isCutting = /hidden|clip/.test(getComputedStyle(box).overflowY);
        if (isCutting && (top > baseline - up + 1 || bottom < baseline + down - 1))
          cutBy.push(
            `${box.tagName} ${box.className} by ${Math.max(top - baseline + up, baseline + down - bottom).toFixed(1)}`,
          );
      }
      return {
        words: heading.textContent,
        family: fontFamily,
        ink: up + down,
        line: Number.parseFloat(lineHeight),
        cutBy,
      };
    });
}

test.describe('fonts', () => {
  // A worker answers from what it kept, and the page would ask for less.
  test.use({ serviceWorkers: 'block' });

  test('come by the language on screen: none of a script that it does not use', async ({
    browser,
    baseURL,
    languages,
  }) => {
    for (const language of languages.supported) {
      const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
      const page = await context.newPage();
      const asked = fontsAskedFor(page);
      await openHome(page, language);
      expect(
        asked.filter((name) => (otherScripts[language] ?? /bengali|naskh|nastaliq/).test(name)),
        language,
      ).toEqual([]);
      // One file a face: what is asked for early is what the text then takes.
      expect(asked.length, asked.join()).toBe(new Set(asked).size);
      expect(asked.length, asked.join()).toBeGreaterThan(0);
      const families = await loadedFamilies(page);
      if (language === 'BN') expect(families).toContain('Noto Sans Bengali Bn');
      if (language === 'UR') expect(families).toContain('Noto Naskh Arabic Ar');
      await context.close();
    }
  });

  test('have a face for the signs of money in every language', async ({ page, languages }) => {
    await openHome(page, languages.default);
    for (const sign of ['৳', '₨', '₹']) {
      expect(
        await page.evaluate(async (text) => (await document.fonts.load('600 16px "Livery Signs"', text)).length, sign),
        sign,
      ).toBe(1);
    }
  });

  test('that come late move next to nothing: what stands in for them takes the same room', async ({ page, words }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    let letCome = () => {};
    const late = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\/fonts\//, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expectGames(page, words);
    const before = await loadedFamilies(page);
    letCome();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await expect.poll(async () => (await loadedFamilies(page)).length).toBeGreaterThan(before.length);
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    // Chromium calls 0.1 good.
    expect(moved).toBeLessThan(0.02);
  });

  test('of Urdu headings have room: nothing of them is cut off', async ({ page, languages, merchant }) => {
    if (!languages.supported.includes('UR')) {
      // A house without Urdu does not so much as name its fonts.
      await openHome(page, languages.default);
      expect(
        await page.evaluate(() => [...document.fonts].filter(({ family }) => /Naskh|Nastaliq/.test(family)).length),
      ).toBe(0);
      return;
    }
    for (const address of ['/m/home', '/m/login']) {
      await page.addInitScript(() => localStorage.setItem('language', 'UR'));
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      // A screen in another language than the one drawn ahead is drawn anew.
      await expect.poll(async () => (await page.evaluate(inkOfHeadings)).length, address).toBeGreaterThan(0);
      const headings = await page.evaluate(inkOfHeadings);
      for (const { words, ink, line, cutBy } of headings) {
        expect(cutBy, `${address} ${words}`).toEqual([]);
        // What little reaches beyond its line stays in the space that stands above and below every heading.
        expect(ink, `${address} ${words}`).toBeLessThanOrEqual(line + 8);
      }
      if (merchant === 'indus') expect(headings.some(({ family }) => family.includes('Nastaliq'))).toBe(true);
    }
  });
});

test.describe('fonts and the worker', () => {
  test('the fonts of the language on screen are kept for the way without a network, from the first visit on', async ({
    page,
    languages,
  }) => {
    await openHome(page, languages.default);
    const first = await page.locator('link[rel=preload][as=font]').getAttribute('href');
    expect(first).toMatch(/^\/fonts\//);
    await expect
      .poll(() => page.evaluate(async (address) => (await caches.match(address!)) !== undefined, first))
      .toBe(true);
  });
});
