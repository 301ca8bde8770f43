import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: {} });

  test('[SHELL-14] the next screen can be touched while it fades in over 300 ms', async ({ page, words }) => {
    await page.goto('/m/activity');
    const promotions = page.getByRole('heading', { level: 1, name: words('shell', 'promotions') });
    await expect(promotions).toBeVisible();
    const fades = () =>
      page.evaluate(() =>
        document
          .querySelector('main')!
          .getAnimations()
          .map(({ effect }) => effect!.getTiming().duration),
      );
    expect(await fades(), 'the first screen is just there').toEqual([]);

    // Each fade is paused at its start. An action that works at this moment works during the whole fade.
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function hold(...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        return animation;
      };
    });
    await page
      .getByRole('navigation', { name: words('common', 'nav') })
      .getByRole('link', { name: words('common', 'navHome') })
      .click();
    await expectHome(page, words);
    await expect.poll(fades).toEqual([300]);
    const shownAfter = (ms: number) =>
      page.evaluate((time) => {
        const main = document.querySelector('main')!;
        for (const animation of main.getAnimations()) animation.currentTime = time;
        return Number(getComputedStyle(main).opacity);
      }, ms);
    expect(await shownAfter(60), 'a fifth of the time').toBeGreaterThan(0.5);
    expect(await shownAfter(299)).toBeLessThan(1);
    await page.locator('a[href="/m/activity"]').first().click();
    await expect(promotions).toBeVisible();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });
});

test('[SHELL-14] [SHELL-18] with reduced motion nothing fades; back restores home; sizes scale', async ({
  page,
  words,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/m/activity');
  await test.step('from screen to screen nothing fades', async () => {
    await page.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('Something moves.');
      };
    });
    await page
      .getByRole('navigation', { name: words('common', 'nav') })
      .getByRole('link', { name: words('common', 'navHome') })
      .click();
    await expectHome(page, words);
  });

  await test.step('going back restores the scroll position of home', async () => {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1400);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await page
      .getByRole('navigation', { name: words('common', 'nav') })
      .getByRole('link', { name: words('common', 'navPromotions') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: words('shell', 'promotions') })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: words('common', 'back') }).click();
    await expectHome(page, words);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  });

  await test.step('the design has the same measure on the page and over it', async () => {
    await page.getByRole('button', { name: words('common', 'settings') }).click();
    const over = page
      .locator('dialog[open], :popover-open')
      .filter({ has: page.getByRole('radio') })
      .first();
    await expect(over).toBeVisible();
    const remIn = (place: Element) => {
      const rule = place.appendChild(document.createElement('div'));
      rule.style.inlineSize = '1rem';
      rule.style.flex = 'none';
      // This reads the layout size, because an element over the page may still be growing.
      const found = Number.parseFloat(getComputedStyle(rule).inlineSize);
      rule.remove();
      return found;
    };
    for (const [width, pixels] of [
      [375, 50],
      [320, 42.667],
      [480, 64],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.locator('body').evaluate(remIn), `${width} px`).toBeCloseTo(pixels, 1);
      expect(await over.evaluate(remIn), `${width} px`).toBeCloseTo(pixels, 1);
    }
  });
});
