import { expect, test } from '../fixtures/merchantTest.ts';

test.describe('in print', () => {
  test.use({ merchant: 'indus' });

  test('the user agreement is black on white, under its title, without the bars', async ({ page, words }) => {
    await page.goto('/m/userAgreement');
    const chapter = page.getByRole('heading', { name: words('agreement', 'mayPlayTitle') });
    await expect(chapter).toBeVisible();
    const bars = page.locator('header, nav');
    await expect(bars.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const bar of await bars.all()) await expect(bar).toBeHidden();
    await expect(page.getByRole('button', { name: words('agreement', 'print') })).toBeHidden();
    const article = page.getByRole('article');
    const title = await article.evaluate((one) => getComputedStyle(one.parentElement!, '::before').content);
    expect(title).toBe(`"${words('agreement', 'title')}"`);
    const inks = await article
      .locator(':scope, :scope *')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).color))]);
    expect(inks).toEqual(['rgb(0, 0, 0)']);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
