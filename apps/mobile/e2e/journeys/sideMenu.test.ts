import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/signIn.ts';
import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { codeOf } from '../fixtures/codeFiles.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import type { Words } from '../fixtures/words.ts';

const menuButton = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('common', 'menu'), exact: true });
/** Code that only the menu needs. */
const code = codeOf('SideMenu');
const menuOf = (page: Page, words: Words) => page.getByRole('dialog', { name: words('common', 'menu'), exact: true });

test.describe('the side menu', () => {
  test('[SIDE-01] reports missing code, keeps the focus, and closes by Escape, mask and back button', async ({
    page,
    words,
    allowErrors,
  }) => {
    allowErrors(/Code did not load|ERR_FAILED/);
    await page.clock.install();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/m/home');
    await expectGames(page, words);
    expect(
      fetched.filter((address) => code.test(address) || /\/menu\.[\w-]+\.json/.test(address)),
      'prefetched before a tap',
    ).toEqual([]);
    const [button, menu] = [menuButton(page, words), menuOf(page, words)];

    await test.step('without its code it shows a message, and the header stays', async () => {
      await page.route(code, (route) => route.abort());
      await button.click();
      await expectAnnouncement(page, words('common', 'offline'));
      await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
      await page.unroute(code);
    });

    await button.click();
    await expect(menu.getByRole('button', { name: words('common', 'close') })).toBeFocused();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      // After the last control, the focus moves to the browser's own bars. Then no element of the page has it.
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
    // The mask of the menu ignores touches just after the menu opens.
    await page.clock.runFor(1_000);
    await page.mouse.click(400, 400);
    await expect(menu).toBeHidden();

    await page.evaluate(() => window.scrollTo(0, 200));
    // The click is made by a script, because the test's own click would scroll the bar into view.
    await button.evaluate((element) => (element as HTMLElement).click());
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.history.state.overlay)).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('[MSG-04] [MSG-08] [SHELL-10] its live chat and its WhatsApp open for a member; the chat returns', async ({
    page,
    words,
  }) => {
    await page.goto('/m/login');
    await signIn(page, words, { username: 'demo4', password: 'demo1234' });
    await expect(page).toHaveURL(/\/m\/home$/);
    await menuButton(page, words).click();
    await menuOf(page, words)
      .getByRole('button', { name: words('service', 'liveChat') })
      .click();
    await expect(page.getByRole('heading', { name: words('service', 'customerService') })).toBeVisible();
    expect(page.url()).toMatch(/\/sandbox\/chat\//);
    await page.locator('a[href*="/m/home"]').first().click();
    await expect(page).toHaveURL(/\/m\/home$/);

    await page
      .getByRole('navigation', { name: words('home', 'shortcuts') })
      .getByRole('button', { name: words('home', 'shortcutService') })
      .click();
    await expect(page).toHaveURL(/\/sandbox\/chat/);
    await page.locator('a[href*="/m/home"]').first().click();
    await expect(page).toHaveURL(/\/m\/home$/);

    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await menuButton(page, words).click();
    await menuOf(page, words)
      .getByRole('button', { name: words('service', 'whatsapp') })
      .click();
    await expect(page).toHaveURL('https://wa.me/12025550142');
  });
});

test.describe('the customer-service button', () => {
  test('[HOME-05 customer service] it floats above the footer; after a scroll it covers no hearts or links', async ({
    page,
    words,
  }) => {
    await page.clock.install();
    await page.goto('/m/home');
    await expectGames(page, words);
    const float = page.locator(`button[aria-label="${words('service', 'customerService')}"]`);
    await expect(float).toBeVisible();
    for (const top of [0, 60, 120, 180, 240, 300, 360]) {
      // The page may not be complete yet, so the test scrolls until it is at the right position.
      await expect
        .poll(() =>
          page.evaluate((to) => {
            window.scrollTo({ top: to, behavior: 'instant' });
            return window.scrollY;
          }, top),
        )
        .toBe(top);
      // The button moves after the browser has reported the end of scrolling. This report can be late.
      await expect
        .poll(
          async () => {
            await page.clock.runFor(500);
            return float.evaluate((button) => {
              const own = button.getBoundingClientRect();
              const covers = ({ left, right, top: above, bottom }: DOMRect) =>
                left < own.right - 1 && right > own.left + 1 && above < own.bottom - 1 && bottom > own.top + 1;
              return [...document.querySelectorAll('main button[aria-pressed], nav a')]
                .filter((control) => control.getBoundingClientRect().height <= 56 || control.closest('nav') !== null)
                .filter(
                  (control) =>
                    covers(control.getBoundingClientRect()) && getComputedStyle(control).visibility === 'visible',
                )
                .map((control) => control.getAttribute('aria-label') ?? control.textContent);
            });
          },
          { message: `scrolled by ${top}` },
        )
        .toEqual([]);
    }
  });
});
