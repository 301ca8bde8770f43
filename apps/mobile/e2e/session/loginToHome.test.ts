import { createAccount, createUserName, password } from '../fixtures/createMember.ts';
import { expectGames } from '../fixtures/home.ts';
import { advanceUntilIdle } from '../fixtures/homeLoad.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field } from '../fixtures/signIn.ts';

test('from the tap on Log in until home is idle, no request is sent twice', async ({ page, words }) => {
  const username = createUserName();
  await createAccount('aurora', username);
  const requests: string[] = [];
  let underway = 0;
  const done = () => void (underway -= 1);
  page.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return;
    underway += 1;
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('requestfinished', done).on('requestfailed', done);
  const progress = { underway: () => underway, asked: () => requests.length };
  await page.clock.install({ time: Date.now() });
  await page.goto('/m/home');
  await expectGames(page, words);
  await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
  await field(page, words('auth', 'username')).fill(username);
  await field(page, words('auth', 'password')).fill(password);
  // The test advances the page's clock in steps, so that a slow machine does not change the result.
  await page.clock.pauseAt(Date.now() + 2_000);
  await advanceUntilIdle(page, progress);
  requests.length = 0;
  await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
  await advanceUntilIdle(page, progress);
  await expect(page.getByRole('link', { name: username })).toBeVisible();
  expect(requests.filter((request, index) => requests.indexOf(request) !== index)).toEqual([]);
  expect(requests.filter((request) => request.includes('/wps/session/login '))).toHaveLength(1);
});
