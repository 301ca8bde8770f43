import type { Locator } from '@playwright/test';
import { sumOf } from '../fixtures/cashier.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';

test.use({ viewer: 'member' });

/** The reward of aurora that is paid immediately, without a review. */
const gift = 'A gift to get started';

const countIn = async (place: Locator) => Number.parseInt((await place.innerText()).replace(/\D+/, ''), 10);

test('[PROMO-02] [ROUTE-11 rewards] a claimed reward lowers the number and raises the balance', async ({
  page,
  words,
  merchant,
  session,
}) => {
  const before = Number(await sumOf(merchant, session!));
  await page.goto('/m/rewardCenter');
  const waiting = page.getByRole('main').getByRole('heading', { level: 2 });
  const claim = page.getByRole('button', { name: words('rewards', 'claimOf', { name: gift }) });
  await expect(claim).toBeVisible();
  const count = await countIn(waiting);
  await claim.click();
  // The reward restricts withdrawals. So it is claimed only after the player has read and accepted the conditions.
  const conditions = page.getByRole('dialog', { name: words('bonus', 'title') });
  await expect(conditions).toContainText(words('bonus', 'blocks'));
  expect(Number(await sumOf(merchant, session!))).toBe(before);
  await conditions.getByRole('button', { name: words('bonus', 'accept') }).dblclick();
  await expectAnnouncement(page, words('rewards', 'claimed'));
  await expect.poll(() => countIn(waiting)).toBe(count - 1);
  await expect(claim).toHaveCount(0);
  expect(Number(await sumOf(merchant, session!))).toBeGreaterThan(before);

  // The other reward can still be claimed, because every member has it.
  await page.reload();
  await expect.poll(() => countIn(waiting)).toBe(count - 1);
  await expect(page.getByRole('heading', { name: gift })).toHaveCount(0);

  await page.goto('/m/withdraw');
  await expect(page.getByRole('progressbar', { name: words('bonus', 'progress') })).toBeVisible();
});
