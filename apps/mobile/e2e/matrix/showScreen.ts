import { expect, type Frame, type Page, type Route } from '@playwright/test';
import { announcementPopup, closeAnnouncements } from '../fixtures/announcementPopup.ts';
import { goTo } from '../fixtures/goTo.ts';
import { lotteryFrame } from '../fixtures/playLottery.ts';
import { waitForScreen } from '../layout/waitForScreen.ts';

// How the screens of the matrix that need more than an address are brought about, and left.

export const at = (address: string) => async (page: Page) => {
  await goTo(page, address);
  await waitForScreen(page);
};

/** Something that a press opens at an address, as a dialog that Escape closes. */
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

/** The screen that stands in for every other one while the gateway says so to this page alone. */
export const closed = (state: string) => async (page: Page, reload: () => Promise<void>) => {
  await page.setExtraHTTPHeaders({ 'Sandbox-Site': state, 'Sandbox-Region': 'IS' });
  await reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  return () => page.setExtraHTTPHeaders({});
};

/** A lottery in its frame: one that is drawn once a day, so that nothing comes up while it is looked at. */
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

/** Its slip with what is to be paid, for more draws than one. */
export async function showSlip(page: Page): Promise<() => Promise<void>> {
  const leave = await showLottery(page);
  const frame = lotteryFrame(page);
  await frame.locator('[class*=tools] > button').first().click();
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

/** More about a game, as a long press or the context-menu key shows it. */
export const showGameCard = opened('/m/gameList?gameType=RNG', async (page) => {
  await page.locator('main [class*=tile_] > button').first().click({ button: 'right' });
});

/** What stands there while the code of a screen is on its way. */
export async function showAwaited(page: Page): Promise<() => Promise<void>> {
  let held: Route[] = [];
  let isHeld = true;
  await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await goTo(page, '/m/gameList?gameType=RNG');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    held = [];
    await waitForScreen(page);
    await page.unroute('**/*.js');
  };
}

/** The second step of a forgotten password. The page alone hears that a code was sent: every visit would use up one of few. */
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

/** Login by a code of an SMS, with what is wrong with an empty form. */
export async function showLoginByCode(page: Page): Promise<void> {
  await at('/m/login')(page);
  await page.locator('main label:has([type=radio])').last().click();
  await expect(page.locator('main [autocomplete=one-time-code]')).toBeVisible();
  await page.locator('main [type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(2);
}

/** Login over home, as a guest meets it at a heart. */
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

/** Registration with what may be left out unfolded, where there is such, and what is wrong with an empty form. */
export async function showRegisterFaults(page: Page): Promise<void> {
  await at('/m/register')(page);
  const more = page.locator('main summary');
  // At once: a form that is drawn anew in between would take it away.
  await more.evaluateAll(([summary]) => (summary as HTMLElement | undefined)?.click());
  const agree = page.locator('main [type=checkbox]').last();
  await agree.check({ force: true });
  await page.locator('main [type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
}

/** What comes up over home by itself, once. */
export async function showAnnouncements(page: Page): Promise<() => Promise<void>> {
  await expect(announcementPopup(page)).toBeVisible();
  return () => closeAnnouncements(page);
}
