import { readFileSync } from 'node:fs';
import { expect, expectGames, test } from './house.ts';
import { scrollTo } from './scrollTo.ts';

const switchesOf = (merchant: string) =>
  JSON.parse(readFileSync(new URL(`../../../merchants/${merchant}/switches.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;

test('[HOME-10] [HOME-16] home has all its blocks; live models only, and only downloaded, where they are on', async ({
  page,
  words,
  merchant,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/m/home');
  await expectGames(page, words);

  await expect(page.getByRole('link', { name: words('home', 'announcements') })).toBeVisible();
  await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
  await expect(page.getByRole('navigation', { name: words('home', 'ways') })).toBeVisible();
  await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: words('common', 'settings') })).toBeVisible();

  const isLive = switchesOf(merchant)['LIVEMODELS'] === true;
  const live = page.getByRole('list', { name: words('lobby', 'liveNow') });
  if (isLive) {
    await scrollTo(page, live);
    await expect(live.getByRole('button').first()).toContainText(words('lobby', 'live'));
  }

  const winners = page.getByRole('region', { name: words('lobby', 'winners') });
  await scrollTo(page, winners);
  await expect(winners.getByRole('radio')).toHaveCount(3);
  await expect(
    winners
      .getByRole('list', { name: words('lobby', 'latestWins') })
      .getByRole('button')
      .first(),
  ).toContainText('***');

  const draws = page.getByRole('region', { name: words('lobby', 'nextDraws') });
  await scrollTo(page, draws);
  const timer = draws.getByRole('timer').first();
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');

  const results = page.getByRole('region', { name: words('lobby', 'results') });
  await scrollTo(page, results);
  await expect(results.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
  await expect(results.getByRole('link', { name: words('common', 'more') })).toHaveAttribute('href', '/m/lottery');

  // Guests have played nothing.
  await expect(page.getByRole('list', { name: words('lobby', 'recent') })).toHaveCount(0);
  await expect(live).toHaveCount(isLive ? 1 : 0);
  expect(asked.filter((url) => /CBS_liveModels|\/LiveModels-/.test(url)).length > 0).toBe(isLive);
  expect(asked.some((url) => url.includes('GCS_recentGame'))).toBe(false);
});
