import type { Page } from '@playwright/test';
import { phoneBrowserOptions } from '../environment/phoneBrowserOptions.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { setTextSize } from './textSize.ts';

test('twice the text size gives the same page as a browser with that setting', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { args, ...options } = phoneBrowserOptions();
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
  const other = await browser.newPage({ baseURL: baseURL!, viewport: { width: 412, height: 720 } });
  await other.goto('/m/login');
  const real = await fontSizeOf(other);
  await browser.close();
  await page.goto('/m/login');
  const usual = await fontSizeOf(page);
  await setTextSize(page, 200);
  // While a style sheet loads, a page may still return its previous computed style.
  await expect.poll(async () => Number.parseFloat(await fontSizeOf(page))).toBeCloseTo(Number.parseFloat(real), 2);
  expect(Number.parseFloat(real)).toBeGreaterThan(Number.parseFloat(usual) * 1.5);
});

const fontSizeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
