import { answerFeedback } from '../fixtures/answerFeedback.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field } from '../fixtures/signIn.ts';

test.use({ viewer: 'member' });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[MSG-09] a member sends feedback with a picture, and finds the reply below it and in the inbox', async ({
  page,
  words,
  merchant,
  session,
}) => {
  await page.goto('/m/service?feedback=1');
  const main = page.getByRole('main');
  await main.getByLabel(words('feedback', 'topic')).selectOption('GAME');
  await field(page, words('feedback', 'message')).fill('The wheel stands still.');
  await main.locator('[type=file]').setInputFiles({ name: 'wheel.png', mimeType: 'image/png', buffer: png });
  await main.getByRole('button', { name: words('feedback', 'send'), exact: true }).click();
  await expect(main.getByRole('heading', { name: words('feedback', 'sentTitle') })).toBeVisible();
  const row = main.getByRole('article');
  await expect(row).toContainText('The wheel stands still.');
  await expect(row).toContainText(words('feedback', 'notAnswered'));
  const picture = row.getByRole('img', { name: words('feedback', 'openPicture', { position: 1 }) });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1);

  await answerFeedback(merchant, session!, 'Thank you. It turns again.');
  await page.reload();
  await expect(row).toContainText(words('feedback', 'answer'));
  await expect(row).toContainText('Thank you. It turns again.');
  await expect(row).not.toContainText(words('feedback', 'notAnswered'));
  await page.goto('/m/webEmail');
  await expect(main.getByRole('link', { name: 'We answered your feedback' })).toBeVisible();
});
