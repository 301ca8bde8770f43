import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls on as a player does until something is there: what stands far below is not made before. */
export async function scrollTo(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(place).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 20_000 });
  await place.scrollIntoViewIfNeeded();
}
