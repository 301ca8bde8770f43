import { calls } from '@livery/api/contract';
import { sampleValues } from '@livery/api/samples';
import type { Page, Request } from '@playwright/test';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';

// Indus has agents' contracts and referrals.
test.use({ merchant: 'indus', viewer: 'member' });

/**
 * Mocks a pending contract for this page only. The sandbox's own contract accepts only one answer, so a retry of the
 * test would find it answered. Resolves with a list, to which each answer is added when it is sent.
 */
async function offerContract(page: Page): Promise<Request[]> {
  const answers: Request[] = [];
  const waits = { ...sampleValues.getSalaryContract, dailysalreqtype: 'PENDING' };
  await page.route(`**${calls.getSalaryContract.path}`, async (route) => {
    if (route.request().method() === 'POST') answers.push(route.request());
    const value = answers.length > 0 ? sampleValues.answerSalaryContract : waits;
    await route.fulfill({ json: { success: true, value } });
  });
  return answers;
}

test('[AGENT-01] [AGENT-02] after a contract is accepted, home no longer offers it', async ({ page, words }) => {
  const answers = await offerContract(page);
  await page.goto('/m/home');
  const news = page.getByRole('button', { name: words('agent', 'contractTitle') });
  await news.click();
  await page
    .getByRole('dialog', { name: words('agent', 'contractTitle') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/);
  await page.getByRole('button', { name: words('contracts', 'accept'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words('contracts', 'accepted') })).toBeVisible();
  expect(answers).toHaveLength(1);

  // This is a new visit, because news that was opened in this visit would not be shown in any case.
  await page.evaluate(() => sessionStorage.clear());
  const asked = page.waitForResponse((reply) => new URL(reply.url()).pathname === calls.getSalaryContract.path);
  await page.goto('/m/home');
  await expectHome(page, words);
  await asked;
  await expect(news).toHaveCount(0);
});

test('[PROMO-03] the invitation link is copied and contains the code', async ({ page, words, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/m/inviteFriends');
  const code = await page
    .getByRole('group', { name: words('invite', 'code') })
    .locator('code')
    .textContent();
  const link = page.getByRole('group', { name: words('invite', 'link') });
  await link.getByRole('button').click();
  await expectAnnouncement(page, words('invite', 'copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { pathname, searchParams } = new URL(copied);
  expect([pathname, searchParams.get('affiliateCode')]).toEqual(['/m/register', code]);
});
