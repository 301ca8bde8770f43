import type { Page } from '@playwright/test';
import { sendWithoutReply } from '../fixtures/sendWithoutReply.ts';
import { decide, payIn, sumOf } from '../fixtures/cashier.ts';
import { password } from '../fixtures/createMember.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field } from '../fixtures/signIn.ts';

test.use({ viewer: 'member' });

/** Matches an amount with or without zero decimals. A chip shows "৳500", and a button shows "৳500.00". */
const amount = (figures: string) => new RegExp(`৳${figures}(\\.00)?(?!\\d)`);

const choose = (page: Page, words: string | RegExp) => page.locator('main label').filter({ hasText: words }).click();

/** Matches the chip of an amount. */
const chip = (figures: string) => new RegExp(`^৳${figures}$`);

const secret = (page: Page, label: string) =>
  page.getByLabel(label, { exact: false }).and(page.locator('input')).first();

test(
  '[WALLET-03] [WALLET-07] [ROUTE-03] a bank transfer keeps its countdown over a reload, and arrives',
  { tag: '@gate' },
  async ({ page, words, merchant, session }) => {
    const before = Number(await sumOf(merchant, session!));
    await page.goto('/m/voucherCenter');
    await choose(page, chip('500'));
    await field(page, words('deposit', 'depositorName')).fill('Amina Rahman');
    await field(page, words('deposit', 'reference')).fill('TRX-0042');
    await page.getByRole('button', { name: amount('500') }).dblclick();
    await expect(page).toHaveURL(/\/m\/voucherCenter\?deposit=\d+$/);
    await expect(page.getByText(words('deposit', 'waitsForUs'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/29:|30:/);

    const id = new URL(page.url()).searchParams.get('deposit')!;
    await decide(merchant, 'deposit', id, 'approve');
    await expect(page.getByText(words('deposit', 'approved'))).toBeVisible();
    expect(Number(await sumOf(merchant, session!))).toBe(before + 500);
    await page.goto('/m/voucherCenter');
    await expect(page.getByRole('heading', { name: words('shell', 'deposit'), level: 1 })).toBeVisible();
    await expect(page.getByText(words('deposit', 'isBeingChecked', { amount: '' }).trim())).toHaveCount(0);
  },
);

test(
  "[WALLET-03] a deposit on the payment provider's page returns as paid",
  { tag: '@gate' },
  async ({ page, words }) => {
    await page.goto('/m/voucherCenter');
    await choose(page, 'Pay online');
    await choose(page, chip('1,000'));
    await page.getByRole('button', { name: amount('1,000') }).click();
    await page.getByRole('link', { name: words('deposit', 'goToPay') }).click();
    await page.locator('form[action$="/pay"] button').click();
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/m\/voucherCenter\?deposit=\d+$/);
    await expect(page.getByText(words('deposit', 'approved'))).toBeVisible();
  },
);

test(
  '[WALLET-04] [WALLET-06] a member without payment password and card adds both, and withdraws',
  { tag: '@gate' },
  async ({ page, words, merchant, session }) => {
    await payIn(merchant, session!, '1000.00');
    await page.goto('/m/withdraw');
    await page.getByRole('link', { name: words('withdraw', 'noPassword') }).click();
    await secret(page, words('security', 'loginPassword')).fill(password);
    await secret(page, words('security', 'newPaymentPassword')).fill('204060');
    await secret(page, words('security', 'confirmPaymentPassword')).fill('204060');
    await page.getByRole('button', { name: words('security', 'set') }).click();

    await expect(page).toHaveURL(/\/m\/withdraw$/);
    await page.getByRole('link', { name: words('withdraw', 'noCard') }).click();
    await page.getByRole('combobox').selectOption({ index: 1 });
    const help = await page.getByText(/digits? at this bank/).textContent();
    const [fewest] = /\d+/.exec(help!)!;
    await field(page, words('bankCards', 'number')).fill(withLuhn('5'.repeat(Number(fewest) - 1)));
    await page.locator('main input[autocomplete=cc-name], main input').nth(1).fill('Amina Rahman');
    await secret(page, words('security', 'paymentPassword')).fill('204060');
    await page.getByRole('button', { name: words('bankCards', 'save') }).click();

    await expect(page).toHaveURL(/\/m\/withdraw$/);
    await field(page, words('withdraw', 'amount')).fill('300');
    await secret(page, words('security', 'paymentPassword')).fill('204060');
    await page.getByRole('button', { name: amount('300') }).click();
    await expect(page.getByText(words('withdraw', 'doneTitle'))).toBeVisible();
  },
);

test(
  '[WALLET-02] [WALLET-07] a transfer with a lost reply moves once and is reported, also next visit',
  { tag: '@gate' },
  async ({ page, words, merchant, session, context }) => {
    await payIn(merchant, session!, '1000.00');
    const total = await sumOf(merchant, session!);
    const call = '**/wps/wallets/transfer';
    await page.goto('/m/member/wallets');
    const openForm = async (of: Page) => {
      await of
        .getByRole('button', { name: words('wallet', 'move') })
        .first()
        .click();
      const sheet = of.getByRole('dialog', { name: words('wallet', 'move') });
      await sheet.getByRole('combobox').selectOption({ index: 1 });
      return sheet;
    };
    // The gateway executes the transfer, but the reply is lost.
    await page.route(call, async (route) => {
      await sendWithoutReply(route, merchant);
      await route.abort();
    });
    const sheet = await openForm(page);
    await sheet.getByRole('textbox').fill('40');
    await sheet.getByRole('button', { name: amount('40') }).click();
    await expectAnnouncement(page, '৳40.00');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('main').getByText('৳40.00')).toBeVisible();

    const tab = await context.newPage();
    await tab.goto('/m/member/wallets');
    let isDone = false;
    await tab.route(call, async (route) => {
      await sendWithoutReply(route, merchant);
      isDone = true;
    });
    const other = await openForm(tab);
    await other.getByRole('textbox').fill('60');
    await other.getByRole('button', { name: amount('60') }).click();
    await expect.poll(() => isDone).toBe(true);
    await tab.close();

    const next = await context.newPage();
    await next.goto('/m/home');
    for (const one of [next, page]) await expect(one.getByText(words('money', 'lostDone'))).toBeVisible();
    expect(await sumOf(merchant, session!)).toBe(total);
    await page.goto('/m/member/wallets');
    await expect(page.getByRole('main').getByText('৳100.00')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: words('wallet', 'collect') })
      .click();
    await expectAnnouncement(page, '৳100.00');
    await expect(page.getByRole('main').getByText('৳100.00')).toHaveCount(0);
  },
);

/** Adds the check digit to the digits, for banks that require it. */
function withLuhn(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
}
