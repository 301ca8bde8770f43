import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/merchantTest.ts';
import {
  closeLottery,
  expectLottery,
  lotteryFrame,
  openLottery,
  placeChase,
  placeSlip,
} from '../fixtures/playLottery.ts';
import type { Words } from '../fixtures/words.ts';

test.use({ viewer: 'member' });
// The tests need time, because there is only one draw per minute.
test.describe.configure({ timeout: 150_000 });

/** Taps a side of an entertainment board. */
const tap = (frame: FrameLocator, words: Words, side: 'BIG' | 'SMALL' | 'ODD' | 'EVEN' | 'ANY') =>
  frame
    .getByRole('button', { name: new RegExp(`^${words('picks', side)}\\b`) })
    .first()
    .click();

/** Returns the part of the slip that shows stake, total and balance. */
const stakeAndSlip = (frame: FrameLocator, words: Words) =>
  frame.getByRole('region', { name: words('betting', 'dock') });

/**
 * Waits for the result of the bets that were just placed, on a lottery that is drawn each minute. Checks the text of
 * the result, and closes it. The app shows the result as soon as the slip is closed.
 */
async function expectPaid(page: Page, frame: FrameLocator, words: Words, amount: RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  const done = frame.getByRole('dialog').getByRole('button', { name: words('orders', 'done'), exact: true });
  await expect(done).toBeVisible({ timeout: 100_000 });
  await expect(frame.getByRole('dialog')).toContainText(amount);
  await done.click();
}

test('[LOTTO-04] [LOTTO-03] [ROUTE-09] five digits: bets on big and small are drawn, paid and listed', async ({
  page,
  words,
}) => {
  const frame = await openLottery(page, words, 'TCG_SEA_1', 'ent');
  await expect(stakeAndSlip(frame, words)).toContainText('10,000.00');
  for (const side of ['BIG', 'SMALL'] as const) await tap(frame, words, side);
  await placeSlip(frame, words);
  // One of two bets won, but the payout is below the stakes, so the result is a loss.
  await expectPaid(page, frame, words, /−৳0\.05/);
  await expect(stakeAndSlip(frame, words)).toContainText('9,999.95');
  await frame.getByRole('tab', { name: words('lotteryFrame', 'orders') }).click();
  await expect(frame.getByRole('list', { name: words('orders', 'title') })).toContainText('−৳0.05');
  await closeLottery(page, words).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test(
  '[LOTTO-04] Vietnam: a picked number is placed; its order is opened, and cancelled before the draw',
  { tag: '@gate' },
  async ({ page, words }) => {
    // This lottery is drawn once a day, so its draw stays open during the test.
    const frame = await openLottery(page, words, 'TCG_LOTTO_VN_1', 'trad');
    await frame.getByRole('button', { name: words('betting', 'quickPick') }).click();
    await placeSlip(frame, words);
    await frame.getByRole('button', { name: words('betting', 'myBets') }).click();
    await frame
      .getByRole('list', { name: words('orders', 'title') })
      .getByRole('button')
      .first()
      .click();
    const detail = frame.getByRole('dialog').first();
    await detail.getByRole('button', { name: words('orders', 'cancel') }).click();
    await frame.getByRole('button', { name: words('orders', 'confirmCancel') }).click();
    await expect(detail).toContainText(words('orders', 'CANCELLED'));
    await page.keyboard.press('Escape');
    await frame.getByRole('tab', { name: words('lotteryFrame', 'bet'), exact: true }).click();
    await expect(stakeAndSlip(frame, words)).toContainText('10,000.00');
  },
);

test('[LOTTO-04] a slip without enough money shows the missing sum; after the deposit it is unchanged', async ({
  page,
  words,
}) => {
  const frame = await openLottery(page, words, 'TCG_LOTTO_VN_1', 'ent');
  await stakeAndSlip(frame, words)
    .getByRole('radio', { name: words('betting', 'other') })
    .check();
  await frame.getByRole('textbox', { name: words('betting', 'otherStake') }).fill('5000');
  for (const side of ['BIG', 'SMALL', 'ODD'] as const) await tap(frame, words, side);
  await frame.getByRole('button', { name: words('betting', 'placeBets') }).click();
  const slip = frame.getByRole('dialog', { name: words('betting', 'slip') });
  await expect(slip.getByRole('alert')).toContainText('5,000.00');
  await slip.getByRole('button', { name: words('betting', 'deposit') }).click();
  await page
    .getByRole('dialog', { name: words('launcher', 'balanceTitle') })
    .getByRole('button', { name: words('launcher', 'deposit') })
    .click();
  await expect(page).toHaveURL(/\/m\/voucherCenter/);
  await page.goBack();
  await expectLottery(page, words);
  await expect(
    stakeAndSlip(lotteryFrame(page), words).getByRole('button', {
      name: words('betting', 'openSlip', { number: '3' }),
    }),
  ).toBeVisible();
});

/** Opens the list of chases from the betting screen and finds the newest chase. */
async function openChase(page: Page, frame: FrameLocator, words: Words): Promise<Locator> {
  await page.keyboard.press('Escape');
  await frame.getByRole('tab', { name: words('lotteryFrame', 'orders') }).click();
  await frame.getByRole('radio', { name: words('orders', 'chases') }).check();
  return frame
    .getByRole('list', { name: words('orders', 'chases') })
    .getByRole('article')
    .first();
}

test('[LOTTO-04] a chase over five draws ends at the first win; the unplaced stakes are returned', async ({
  page,
  words,
}) => {
  const frame = await openLottery(page, words, 'TCG_SEA_1', 'ent');
  for (const side of ['BIG', 'SMALL'] as const) await tap(frame, words, side);
  await placeChase(frame, words, '৳10.00');
  await expect(stakeAndSlip(frame, words)).toContainText('9,990.00');
  await expectPaid(page, frame, words, /1\.95/);
  // The stake of one draw was 2, and the payout was 1.95.
  await expect(stakeAndSlip(frame, words)).toContainText('9,999.95');
  const chase = await openChase(page, frame, words);
  await expect(chase).toContainText(words('orders', 'STOPPED'));
  await expect(chase).toContainText(words('orders', 'chaseProgress', { position: '1', total: '5' }));
  await expect(chase).toContainText('৳8.00');
});

test('[LOTTO-04] a cancelled chase leaves the bet on the open draw, and returns all other stakes', async ({
  page,
  words,
}) => {
  // This lottery is drawn once a day, so its draw stays open during the test.
  const frame = await openLottery(page, words, 'TCG_LOTTO_VN_1', 'trad');
  await frame.getByRole('button', { name: words('betting', 'quickPick') }).click();
  await placeChase(frame, words, '৳5.00');
  await expect(stakeAndSlip(frame, words)).toContainText('9,995.00');
  const chase = await openChase(page, frame, words);
  await chase.getByRole('button', { name: words('orders', 'cancelChase') }).click();
  await frame.getByRole('button', { name: words('orders', 'confirmCancel') }).click();
  await expect(chase).toContainText(words('orders', 'chaseCancelled', { amount: '৳4.00' }));
  await expect(chase).toContainText(words('orders', 'CANCELLED'));
  await frame.getByRole('tab', { name: words('lotteryFrame', 'bet'), exact: true }).click();
  await expect(stakeAndSlip(frame, words)).toContainText('9,999.00');
});

/**
 * Bets that cover every possible result, so that one of them wins. Each entry has the code, the sides to tap, and the
 * payout.
 */
const sureBets = [
  { family: 'three dice', code: 'NGRV_2', sides: ['BIG', 'SMALL', 'ANY'], paid: /1\.95|34\.00/ },
  { family: 'a race', code: 'NGRV_3', sides: ['BIG', 'SMALL'], paid: /1\.95/ },
  { family: '20 of 80', code: 'NGRV_1', sides: ['ODD', 'EVEN'], paid: /1\.95/ },
  { family: '5 of 11', code: 'QDHL_3', sides: ['ODD', 'EVEN'], paid: /1\.9/ },
  { family: 'Vietnam by the minute', code: 'TCG_LOTTO_VN_4', sides: ['BIG', 'SMALL'], paid: /1\.95/ },
] as const;

for (const { family, code, sides, paid } of sureBets)
  test(`[LOTTO-04] ${family}: a bet on every possible result is drawn and paid`, async ({ page, words }) => {
    const frame = await openLottery(page, words, code, 'ent');
    for (const side of sides) await tap(frame, words, side);
    await placeSlip(frame, words);
    await expectPaid(page, frame, words, paid);
  });
