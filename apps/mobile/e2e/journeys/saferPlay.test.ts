import { field } from '../fixtures/signIn.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';

test.use({ viewer: 'member' });

test('a limit that a member sets applies immediately to the next deposit', async ({ page, words }) => {
  await page.goto('/m/member/saferPlay?limit=deposit-day');
  await field(page, words('saferPlay', 'limitLabel')).fill('300');
  await page.getByRole('button', { name: words('saferPlay', 'setLimit') }).click();
  await expectAnnouncement(page, words('saferPlay', 'limitSet'));
  await page.goto('/m/voucherCenter');
  await page
    .locator('main label')
    .filter({ hasText: /^৳500$/ })
    .click();
  await field(page, words('deposit', 'depositorName')).fill('Amina Rahman');
  await field(page, words('deposit', 'reference')).fill('TRX-0042');
  await page.getByRole('button', { name: /৳500/ }).click();
  await expect(page.getByText(/৳300\.00/).first()).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(failure.getByRole('link', { name: words('shell', 'saferPlay') })).toBeVisible();
  await expect(field(page, words('deposit', 'reference'))).toHaveValue('TRX-0042');
});

test('a member on a break can neither deposit nor play, but can withdraw', async ({ page, words }) => {
  await page.goto('/m/member/saferPlay');
  await page.locator('main label').filter({ hasText: '7 days' }).click();
  await page.getByRole('button', { name: words('saferPlay', 'beginBreak') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('saferPlay', 'confirmBreak') })
    .click();
  await expect(page.getByText(words('saferPlay', 'onTimeOut'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(words('saferPlay', 'onTimeOut'))).toBeVisible();
  await page
    .getByRole('link', { name: words('shell', 'withdraw') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
  await expect(page.getByRole('heading', { name: words('shell', 'withdraw'), level: 1 })).toBeVisible();
  await page.goto('/m/voucherCenter');
  await expect(page.getByText(words('playBreak', 'closed'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('shell', 'saferPlay') })).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
});
