import type { Page } from '@playwright/test';
import { merchantCodes, type MerchantCode } from '../environment/setups.ts';
import { type AddressFacts, everyAddress } from '../everyAddress.ts';
import { createAccount, createUserName } from '../fixtures/createMember.ts';
import { readSwitches } from '../fixtures/files.ts';
import { expectGames, heart } from '../fixtures/home.ts';
import { goTo } from '../fixtures/goTo.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';
import { signIn } from '../fixtures/signIn.ts';
import { stateOfEntry } from '../fixtures/stateOfEntry.ts';
import { waitForScreen } from '../layout/waitForScreen.ts';

/** Milliseconds during which a trial sees the reason for a refusal. The test advances the page's clock by this time. */
const toastMs = 2000;
/** Polling intervals in milliseconds. They are short, because a walk visits many addresses. */
const intervals = [50];
const pathOf = (address: string) => address.split('?')[0]!;
const pathNow = (page: Page) => new URL(page.url()).pathname;

/** Returns the addresses of a merchant, with the facts about each address. */
const addressesOf = (merchant: MerchantCode): [string, AddressFacts][] =>
  Object.entries(everyAddress).filter(
    ([, { needs }]) => needs === undefined || needs.some((name) => readSwitches(merchant)[name] === true),
  );

for (const merchant of merchantCodes)
  test.describe(`at ${merchant}`, () => {
    test.use({ merchant });
    const addresses = addressesOf(merchant);

    test("[SESS-07] a guest gets login at each members' address and returns to it; all others are open", async ({
      page,
    }) => {
      await page.goto('/m/home');
      for (const [address, { isForMembers }] of addresses) {
        await goTo(page, address);
        await expect
          .poll(() => pathNow(page), { message: address, intervals })
          .toBe(isForMembers ? '/m/login' : pathOf(address));
        if (isForMembers)
          await expect.poll(async () => (await stateOfEntry(page))?.['from'], { intervals }).toBe(address);
        await waitForScreen(page);
      }
    });

    test.describe('a trial', () => {
      test.use({ viewer: 'trial' });

      test("[SESS-04] [SESS-05] [SESS-06] stays on its screen with a reason at members' addresses", async ({
        page,
        words,
      }) => {
        const dialog = page.getByRole('dialog', { name: words('refusal', 'registerTitle') });
        await page.clock.install();
        await page.goto('/m/home');
        let before = '/m/home';
        for (const [address, { forTrials }] of addresses)
          await test.step(address, async () => {
            await goTo(page, address);
            if (forTrials === 'registerDialog') {
              await expect(dialog).toBeVisible();
              await expect(dialog.getByRole('button', { name: words('refusal', 'registerNow') })).toBeVisible();
              await dialog.getByRole('button', { name: words('common', 'cancel') }).click();
              await expect(dialog).toBeHidden();
            } else if (forTrials !== undefined) {
              const text = words('refusal', forTrials === 'accountNotice' ? 'accountOnly' : 'free_reject');
              await expectAnnouncement(page, text);
              await page.clock.fastForward(toastMs);
              await expect(page.getByText(text)).toBeHidden();
            } else {
              before = pathOf(address);
            }
            await expect.poll(() => pathNow(page), { message: address, intervals }).toBe(before);
            await waitForScreen(page);
          });
      });

      test('[SESS-04] register now opens registration', async ({ page, words }) => {
        await page.goto('/m/member/home');
        const dialog = page.getByRole('dialog', { name: words('refusal', 'registerTitle') });
        await dialog.getByRole('button', { name: words('refusal', 'registerNow') }).click();
        await expect(page).toHaveURL(/\/m\/register$/);
        await page.goBack();
        await expect(page).toHaveURL(/\/m\/home$/);
      });
    });

    test.describe('a member', () => {
      test.use({ viewer: 'member' });

      test('[SESS-03] can open every address except login and registration', async ({ page }) => {
        await page.goto('/m/home');
        for (const [address, { isForGuests }] of addresses) {
          await goTo(page, address);
          await expect
            .poll(() => pathNow(page), { message: address, intervals })
            .toBe(isForGuests ? '/m/home' : pathOf(address));
          await waitForScreen(page);
        }
      });
    });
  });

test.describe('actions without an address', () => {
  test('[SESS-07] favourites and live chat send a guest to login, and login returns', async ({ page, words }) => {
    const username = createUserName();
    await createAccount('aurora', username);
    await page.goto('/m/home');
    await expectGames(page, words);
    await heart(page, words).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await page.goBack();
    await expectGames(page, words);
    const chat = page
      .getByRole('navigation', { name: words('home', 'shortcuts') })
      .getByRole('button', { name: words('home', 'shortcutService') });
    await scrollTo(page, chat);
    await chat.click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await signIn(page, words, { username });
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test.describe('for a trial', () => {
    test.use({ viewer: 'trial' });

    test('[SESS-06] live chat is refused for 2 s, favourites are open', async ({ page, words }) => {
      await page.clock.install();
      await page.goto('/m/home');
      await expectGames(page, words);
      await heart(page, words).click();
      await expectAnnouncement(page, words('common', 'in_chang_saved'));
      const chat = page
        .getByRole('navigation', { name: words('home', 'shortcuts') })
        .getByRole('button', { name: words('home', 'shortcutService') });
      await scrollTo(page, chat);
      await chat.click();
      await expectAnnouncement(page, words('refusal', 'free_reject'));
      await page.clock.fastForward(toastMs);
      await expect(page.getByText(words('refusal', 'free_reject'))).toBeHidden();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });
});
