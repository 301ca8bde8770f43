import { expect, type Frame, type Page, type Route } from '@playwright/test';
import { closeNews, openNews } from '../fixtures/news.ts';
import { goTo } from '../fixtures/goTo.ts';
import { lotteryFrame } from '../fixtures/playLottery.ts';
import { waitForScreen } from '../layout/waitForScreen.ts';

// Functions that open and close the screens of the matrix that need more than an address.

export const at = (address: string) => async (page: Page) => {
  await goTo(page, address);
  await waitForScreen(page);
};

/** Shows a dialog that a press opens at an address, and that Escape closes. */
export const opened = (address: string, press: (page: Page) => Promise<void>) => async (page: Page) => {
  await at(address)(page);
  await press(page);
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  return async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
};

export const pressMenu = (page: Page) => page.locator('header [aria-haspopup=dialog]').first().click();

/**
 * Shows the screen that replaces every other screen while the gateway reports a closed site. The gateway reports it to
 * this page only.
 */
export const closed = (state: string) => async (page: Page, reload: () => Promise<void>) => {
  await page.setExtraHTTPHeaders({ 'Sandbox-Site': state, 'Sandbox-Region': 'IS' });
  await reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  return () => page.setExtraHTTPHeaders({});
};

/** Shows a lottery in its frame. It has one draw a day, so that no result opens during the check. */
export async function showLottery(page: Page): Promise<() => Promise<void>> {
  await goTo(page, '/m/launchGame?playType=trad&code=TCG_LOTTO_VN_1&pageBack=home');
  const frame = lotteryFrame(page);
  await expect(frame.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  return async () => {
    await frame.locator('header button').first().click();
    await expect(page).toHaveURL(/\/m\/home$/);
  };
}

/** Shows the slip of the lottery with the sum to pay, for more than one draw. */
export async function showSlip(page: Page): Promise<() => Promise<void>> {
  const leave = await showLottery(page);
  const frame = lotteryFrame(page);
  // The dock has the stake, quick pick, the slip and the button to place.
  await frame.locator('[class*=dock] [class*=bar] > button').nth(1).click();
  await frame.locator('[class*=dock] button').last().click();
  const slip = frame.locator('dialog[open]');
  await slip.getByRole('switch').first().check();
  await expect(slip.getByRole('spinbutton').or(slip.getByRole('switch').nth(1)).first()).toBeVisible();
  return async () => {
    await page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0);
    await leave();
  };
}

export const frameOfLottery = (page: Page): Frame => page.frames().find((one) => one.url().includes('/m/lotto-h5/'))!;

/** Shows the details of a game, as a long press or the context-menu key does. */
export const showGameCard = opened('/m/gameList?gameType=RNG', async (page) => {
  // In a low window, the bars cover the middle of the first tile, and the press would need to scroll the list.
  await page.setViewportSize({ width: 412, height: 823 });
  await waitForScreen(page);
  await page.locator('main [class*=tile_] > button').first().click({ button: 'right' });
});

/** Shows the placeholder while the code of a screen loads. */
export async function showAwaited(page: Page): Promise<() => Promise<void>> {
  let held: Route[] = [];
  let isPointerDown = true;
  await page.route('**/*.js', (route) => (isPointerDown ? void held.push(route) : route.continue()));
  await goTo(page, '/m/gameList?gameType=RNG');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    isPointerDown = false;
    await Promise.all(held.map((route) => route.continue()));
    held = [];
    await waitForScreen(page);
    await page.unroute('**/*.js');
  };
}

/**
 * Shows the second step for a forgotten password. The reply is mocked, because every real request would use one of a
 * few codes.
 */
export async function showCode(page: Page): Promise<() => Promise<void>> {
  const call = '**/wps/member/password/email';
  const value = { expiredMinutes: 5, expirationTime: new Date(Date.now() + 300_000).toISOString() };
  await page.route(call, (route) => route.fulfill({ json: { success: true, value } }));
  await at('/m/forget')(page);
  await page.locator('main label:has([type=radio])').last().click();
  await page.locator('main [autocomplete=username]').fill('amina');
  await page.locator('main [type=email]').fill('amina@example.org');
  await page.locator('main [type=submit]').click();
  const code = page.locator('main [autocomplete=one-time-code]');
  await expect(code).toBeVisible();
  return async () => {
    await page.locator('main button:not([aria-label])').first().click();
    await expect(code).toHaveCount(0);
    await page.unroute(call);
  };
}

/** Shows login by a code by SMS, with the errors of an empty form. */
export async function showLoginByCode(page: Page): Promise<void> {
  await at('/m/login')(page);
  await page.locator('main label:has([type=radio])').last().click();
  await expect(page.locator('main [autocomplete=one-time-code]')).toBeVisible();
  await page.locator('main [type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(2);
}

/** Shows login over home, after a guest's tap on a heart. */
export async function showLoginSheet(page: Page): Promise<() => Promise<void>> {
  await at('/m/home')(page);
  const heart = page.locator('main li [aria-pressed]').first();
  await heart.scrollIntoViewIfNeeded();
  await heart.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('[type=submit]')).toBeVisible();
  return async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
}

/** Shows registration with the errors of an empty form. If there is an optional part, it is unfolded. */
export async function showRegisterFaults(page: Page): Promise<void> {
  await at('/m/register')(page);
  const more = page.locator('main summary');
  // The element is found and clicked in one step, because the form may render again in between and replace the element.
  await more.evaluateAll(([summary]) => (summary as HTMLElement | undefined)?.click());
  const agree = page.locator('main [type=checkbox]').last();
  await agree.check({ force: true });
  await page.locator('main [type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
}

/** Opens the news of home, once. */
export async function showAnnouncements(page: Page): Promise<() => Promise<void>> {
  await openNews(page);
  return () => closeNews(page);
}
