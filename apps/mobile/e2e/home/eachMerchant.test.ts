import { sampleGame } from '@livery/api/testing';
import { storageKeys } from '@livery/device/storage';
import type { Page } from '@playwright/test';
import { merchantCodes, type MerchantCode } from '../environment/setups.ts';
import { readDefaultMode, readSwitches } from '../fixtures/files.ts';
import { gateAt } from '../fixtures/gateAt.ts';
import { giveBalance } from '../fixtures/giveBalance.ts';
import { expectGames, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { scrollTo } from '../fixtures/scrollTo.ts';
import type { Words } from '../fixtures/words.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';

/** The versions of home. A player gets the version that the gateway sent on the last visit. */
const versions = ['base', 'new'] as const;

/** Widths of phones that are 844 pixels high. */
const phoneWidths = [412, 390] as const;

/** Whether the player has turned on reduced motion. */
const motions = ['no-preference', 'reduce'] as const;

/** Makes the page start in one of the versions. */
const chooseVersion = (page: Page, merchant: MerchantCode, version: (typeof versions)[number]) =>
  page.addInitScript(([key, template]) => localStorage.setItem(key, template), [
    storageKeys.template,
    JSON.stringify({ merchant, templates: { memberCentre: version, deposit: version } }),
  ] as const);

/** Waits for the games of home in one of its versions. Returns their positions, and the start of the footer. */
async function lookAtGames(page: Page, words: Words, version: (typeof versions)[number]) {
  await expectGames(page, words);
  const kinds = page.getByRole('navigation', { name: words('home', 'categories') });
  // If the merchant's own version was prerendered, the tested version replaces it.
  const shortcuts = page.getByRole('navigation', { name: words('home', 'shortcuts') });
  await expect(shortcuts).toHaveClass(version === 'new' ? /^new/ : /^base/);
  await expect(kinds).toHaveClass(version === 'new' ? /^row/ : /^rail/);
  await expect(kinds.getByRole('button').nth(2)).toBeVisible();
  await waitForStillness(page);
  const footer = (await page.getByRole('navigation', { name: words('common', 'nav') }).boundingBox())!.y;
  const list = tiles(page, words('home', 'hotGames'));
  const boxes: DOMRect[] = await list.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()));
  return { footer, boxes };
}

/** Returns the distance from the start of the first box to the end of the last box. */
const widthOf = (boxes: readonly DOMRect[]) =>
  Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));

for (const merchant of merchantCodes) {
  test.describe(`home of ${merchant}`, () => {
    test.use({ merchant });

    for (const version of versions)
      test(`a guest sees one and a half rows of games above the footer, in the ${version} version`, async ({
        page,
        words,
      }) => {
        await chooseVersion(page, merchant, version);
        for (const width of phoneWidths) {
          await page.setViewportSize({ width, height: 844 });
          if (width === phoneWidths[0]) await page.goto('/m/home');
          const { footer, boxes } = await lookAtGames(page, words, version);
          const secondRow = boxes.find(({ top }) => top > boxes[0]!.top + 1)!;
          expect((footer - secondRow.top) / secondRow.height, `of the second row, ${width} px wide`).toBeGreaterThan(
            0.5,
          );
          expect(new Set(boxes.map(({ height }) => Math.round(height))).size, 'heights of tiles').toBe(1);
          const lastRow = boxes.filter(({ top }) => top > boxes.at(-1)!.top - 1);
          expect(widthOf(lastRow), 'width of the last row').toBeCloseTo(widthOf(boxes), 0);
        }
      });

    test.describe('as a member', () => {
      test.use({ viewer: 'member' });

      for (const version of versions)
        test(`one and a half rows are above the footer, with or without recent games, in the ${version} version`, async ({
          page,
          words,
          session,
        }) => {
          await giveBalance(page, merchant, session!, '12345678.90');
          await chooseVersion(page, merchant, version);
          const list = [1, 2, 3, 4].map((number) => sampleGame(number));
          await page.route('**/GCS_recentGame?*', (route) =>
            route.fulfill({ json: { success: true, value: { list } } }),
          );
          const continued = tiles(page, words('games', 'recent'));
          for (const hasPlayed of [false, true]) {
            if (hasPlayed)
              await page.addInitScript(([key, who]) => localStorage.setItem(key, who), [
                storageKeys.playedBy,
                `${merchant}/${session!.userName}`,
              ] as const);
            await page.goto('/m/home');
            // Titles that do not move need a second line, so both settings of motion are tested.
            for (const [width, reducedMotion] of phoneWidths.flatMap((each) =>
              motions.map((motion) => [each, motion] as const),
            )) {
              await page.emulateMedia({ reducedMotion });
              await page.setViewportSize({ width, height: 844 });
              const { footer, boxes } = await lookAtGames(page, words, version);
              if (hasPlayed) await expect(continued.first()).toBeInViewport();
              // The recent games are a separate row.
              const half = hasPlayed ? boxes[0]! : boxes.find(({ top }) => top > boxes[0]!.top + 1)!;
              expect(
                (footer - half.top) / half.height,
                `of a row of tiles, ${width} px wide, ${reducedMotion} motion`,
              ).toBeGreaterThan(0.5);
            }
          }
        });
    });

    test(
      "[STAT-04] [LANG-07] [HOME-10] [HOME-12] [HOME-16] has the merchant's mode, versions and blocks",
      { tag: gateAt(merchant, 'lagoa') },
      async ({ page, words }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        const { mem_cen, dep_func } = readSwitches(merchant).templates ?? {};
        await page.goto('/m/home');
        await expect(page.locator('html')).toHaveAttribute('data-mode', readDefaultMode(merchant));
        const shortcuts = page.getByRole('navigation', { name: words('home', 'shortcuts') });
        const kinds = page.getByRole('navigation', { name: words('home', 'categories') });
        await expectGames(page, words);
        const boxOf = async (part: typeof shortcuts) => (await part.boundingBox())!;
        // The kinds load with their own call, apart from the games.
        await expect(kinds.getByRole('button').nth(2)).toBeVisible();
        await waitForStillness(page);
        const first = await boxOf(tiles(page, words('home', 'hotGames')).first());
        const rail = await boxOf(kinds);

        const welcome = page.getByText(words('home', 'welcome'));
        if (mem_cen === '1') {
          await expect(welcome).toBeVisible();
          expect(rail.y + rail.height, 'the kinds above the games').toBeLessThan(first.y);
        } else {
          await expect(welcome).toHaveCount(0);
          expect(rail.y, 'the kinds beside the games').toBeLessThan(first.y);
          expect(rail.y + rail.height, 'the kinds beside the games').toBeGreaterThan(first.y + first.height);
        }

        const [deposit, withdraw] = [
          await boxOf(shortcuts.getByRole('link', { name: words('home', 'shortcutDeposit') })),
          await boxOf(shortcuts.getByRole('link', { name: words('home', 'shortcutWithdraw') })),
        ];
        if (dep_func === '1') expect(deposit.width, 'a wider card to pay in').toBeGreaterThan(withdraw.width * 1.1);
        else expect(Math.abs(deposit.width - withdraw.width), 'places as wide as each other').toBeLessThan(1);

        const twelfth = await boxOf(tiles(page, words('home', 'hotGames')).nth(11));
        expect(twelfth.y + twelfth.height).toBeLessThanOrEqual(2 * 823);

        await expect(page.getByRole('link', { name: words('home', 'announcements') })).toBeVisible();
        await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
        await expect(page.getByRole('navigation', { name: words('home', 'shortcuts') })).toBeVisible();
        await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: words('common', 'settings') })).toBeVisible();

        const isLive = readSwitches(merchant)['LIVEMODELS'] === true;
        const live = page.getByRole('list', { name: words('liveModels', 'liveNow') });
        if (isLive) {
          await scrollTo(page, live);
          await expect(live.getByRole('button').first()).toContainText(words('liveModels', 'live'));
        }

        const winners = page.getByRole('region', { name: words('winners', 'winners') });
        await scrollTo(page, winners);
        await expect(winners.getByRole('radio')).toHaveCount(3);
        await expect(
          winners
            .getByRole('list', { name: words('winners', 'latestWins') })
            .getByRole('button')
            .first(),
        ).toContainText('***');

        const draws = page.getByRole('region', { name: words('lottery', 'nextDraws') });
        await scrollTo(page, draws);
        await expect(draws.getByRole('timer').first()).toHaveText(/\p{Nd}/u);

        const results = page.getByRole('region', { name: words('lottery', 'results') });
        await scrollTo(page, results);
        await expect(results.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
        await expect(results.getByRole('link', { name: words('common', 'more') })).toHaveAttribute(
          'href',
          '/m/lottery',
        );

        // Guests have no favourites and no recent games. The page is scrolled to its end.
        await expect(page.getByRole('heading', { name: words('home', 'myCollection') })).toHaveCount(0);
        await expect(page.getByRole('list', { name: words('games', 'recent') })).toHaveCount(0);
        await expect(live).toHaveCount(isLive ? 1 : 0);
        expect(requests.filter((url) => /CBS_liveModels|\/LiveModels-/.test(url)).length > 0).toBe(isLive);
        expect(requests.some((url) => url.includes('GCS_recentGame'))).toBe(false);
      },
    );
  });
}
