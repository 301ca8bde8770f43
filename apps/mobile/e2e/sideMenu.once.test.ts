import type { Page } from '@playwright/test';
import { expect, expectGames, test, type Words } from './house.ts';

// A worker would answer in place of the network that these tests take away.
test.use({ serviceWorkers: 'block' });

const menuButton = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('common', 'menu'), exact: true });
const menuOf = (page: Page, words: Words) => page.getByRole('dialog', { name: words('common', 'menu'), exact: true });

async function logIn(page: Page, words: Words, name: string) {
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: words('auth', 'username') }).fill(name);
  await page.getByRole('textbox', { name: words('auth', 'password') }).fill('demo1234');
  await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

test.describe('the side menu', () => {
  test('[SIDE-01] keeps the focus; closes by Escape, by the mask and by the way back; the page stays where it was', async ({
    page,
    words,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/m/home');
    await expectGames(page, words);
    expect(
      fetched.filter((address) => /SideMenu|\/menu\.[\w-]+\.json/.test(address)),
      'fetched before anyone wanted it',
    ).toEqual([]);
    const [button, menu] = [menuButton(page, words), menuOf(page, words)];

    await button.click();
    await expect(menu.getByRole('button', { name: words('common', 'close') })).toBeFocused();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      // Beyond its last control the browser's own bars have their turn: then nothing of the page has the focus.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(menu).toBeVisible();
    // The mask is deaf for a moment after it came.
    await expect(async () => {
      await page.mouse.click(400, 400);
      await expect(menu).toBeHidden({ timeout: 1_000 });
    }).toPass();

    await page.evaluate(() => window.scrollTo(0, 200));
    // By the page itself: the test's own click would scroll the bar's place into view.
    await button.evaluate((element) => (element as HTMLElement).click());
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.history.state.overlay)).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('without its code it says so, the header stays, and the next press brings it', async ({
    page,
    words,
    allowFaults,
  }) => {
    allowFaults(/Code did not load|ERR_FAILED/);
    await page.goto('/m/home');
    await expectGames(page, words);
    await page.route(/SideMenu/, (route) => route.abort());
    await menuButton(page, words).click();
    await expect(page.getByText(words('common', 'offline'))).toBeVisible();
    await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
    await page.unroute(/SideMenu/);
    await menuButton(page, words).click();
    await expect(menuOf(page, words)).toBeVisible();
  });

  test('[MSG-04] [MSG-08] its live chat and its WhatsApp open for a member; the chat leads back', async ({
    page,
    words,
  }) => {
    await logIn(page, words, 'demo4');
    await menuButton(page, words).click();
    await menuOf(page, words)
      .getByRole('button', { name: words('menu', 'liveChat') })
      .click();
    await expect(page.getByRole('heading', { name: words('menu', 'customerService') })).toBeVisible();
    expect(page.url()).toMatch(/\/sandbox\/chat\//);
    await page.locator('a[href*="/m/home"]').first().click();
    await expect(page).toHaveURL(/\/m\/home$/);

    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await menuButton(page, words).click();
    await menuOf(page, words)
      .getByRole('button', { name: words('menu', 'whatsapp') })
      .click();
    await expect(page).toHaveURL('https://wa.me/12025550142');
  });
});

test('[HOME-05] customer service floats above the footer, and wherever the page rests it leaves hearts and links free', async ({
  page,
  words,
}) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  const float = page.locator(`button[aria-label="${words('menu', 'customerService')}"]`);
  await expect(float).toBeVisible({ timeout: 20_000 });
  for (const top of [0, 60, 120, 180, 240, 300, 360]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(500);
    const covered = await float.evaluate((button) => {
      const own = button.getBoundingClientRect();
      const covers = ({ left, right, top: above, bottom }: DOMRect) =>
        left < own.right - 1 && right > own.left + 1 && above < own.bottom - 1 && bottom > own.top + 1;
      return [...document.querySelectorAll('main button[aria-pressed], nav a')]
        .filter((control) => control.getBoundingClientRect().height <= 56 || control.closest('nav') !== null)
        .filter(
          (control) => covers(control.getBoundingClientRect()) && getComputedStyle(control).visibility === 'visible',
        )
        .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    });
    expect(covered, `scrolled by ${top}`).toEqual([]);
  }
});
