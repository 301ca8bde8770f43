import type { Page } from '@playwright/test';
import { type LanguageCode, languageOf } from '@livery/i18n';
import { expectGames, expectHome } from '../fixtures/home.ts';
import { sumOfShifts, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { wordsIn } from '../fixtures/words.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';

/** Opens home in this language, and waits for all fonts that its words need. */
async function openHome(page: Page, language: LanguageCode): Promise<void> {
  await page.goto('/m/home');
  await expectGames(page, wordsIn(language));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

async function expectDirection(page: Page, language: LanguageCode): Promise<void> {
  const { direction, tag } = languageOf(language);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

const loadedFamilies = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    ),
  ]);

/**
 * Measures each heading: the real height of its letters, the height of its line, and the boxes around it that clip it.
 * This function runs in the page.
 */
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
  for (const merchant of ['aurora', 'indus'] as const) {
    test.describe(`at ${merchant}`, () => {
      test.use({ merchant, contextOptions: {} });

      test('that load late move almost nothing: the fallback face has nearly the same size', async ({
        page,
        words,
      }) => {
        const readShifts = await watchLayoutShifts(page);
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
        await expect.poll(async () => (await loadedFamilies(page)).length).toBeGreaterThan(before.length);
        await waitForStillness(page);
        const { total, moved } = sumOfShifts(await readShifts());
        // Chromium rates a value of 0.1 as good.
        expect(total, moved).toBeLessThan(0.02);
      });
    });
  }

  for (const merchant of ['padma', 'indus'] as const) {
    test.describe(`at ${merchant}`, () => {
      test.use({ merchant });

      test('of Urdu headings have enough room: no part is clipped', async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('language', 'UR'));
        for (const address of ['/m/home', '/m/login']) {
          await page.goto(address);
          await expectDirection(page, 'UR');
          if (address === '/m/home') await expectHome(page, wordsIn('UR'));
          await expect(page.getByRole('heading').first()).toBeVisible();
          // A screen in a language that was not prerendered is rendered again.
          await expect.poll(async () => (await page.evaluate(inkOfHeadings)).length, address).toBeGreaterThan(0);
          await waitForStillness(page);
          const headings = await page.evaluate(inkOfHeadings);
          for (const { words, ink, line, cutBy } of headings) {
            expect(cutBy, `${address} ${words}`).toEqual([]);
            // The small part outside the line stays in the space above and below every heading.
            expect(ink, `${address} ${words}`).toBeLessThanOrEqual(line + 8);
          }
          if (merchant === 'indus') expect(headings.some(({ family }) => family.includes('Nastaliq'))).toBe(true);
        }
      });
    });
  }

  test('of Urdu are not declared at a merchant without Urdu, even if Urdu is stored', async ({ page, languages }) => {
    expect(languages.supported).not.toContain('UR');
    await page.addInitScript(() => localStorage.setItem('language', 'UR'));
    await openHome(page, languages.default);
    await expectDirection(page, languages.default);
    const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
    expect(families.length).toBeGreaterThan(0);
    expect(families.filter((family) => /Naskh|Nastaliq/.test(family))).toEqual([]);
    for (const sign of ['৳', '₨', '₹']) {
      expect(
        await page.evaluate(async (text) => (await document.fonts.load('600 16px "Livery Signs"', text)).length, sign),
        sign,
      ).toBe(1);
    }
  });
});
