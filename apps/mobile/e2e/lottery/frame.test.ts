import { expect, test } from '../fixtures/merchantTest.ts';
import { expectLottery, lotteryFrame, openLottery } from '../fixtures/playLottery.ts';
import { storageKeys } from '@livery/device/storage';

test.use({ viewer: 'member' });

const frameAddress = (query: Readonly<Record<string, string>>) =>
  `/m/lotto-h5/1/trad/games/tcg-sea-0001?${new URLSearchParams({ token: 't', merchant: 'aurora', css: 'aurora.css', prize_mode: 'Lott', ...query })}`;

test("[LOTTO-03] [ROUTE-09] the frame has the merchant's style sheet and the language of its page", async ({
  page,
  words,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  const frame = await openLottery(page, words, 'TCG_SEA_1', 'trad');
  expect(sheets).toContain('/frame/aurora.css');
  const own = page.frames().find((one) => one.url().includes('/m/lotto-h5/'))!;
  expect(new URL(own.url()).searchParams.get('css')).toBe('aurora.css');
  const colours = () => getComputedStyle(document.documentElement).getPropertyValue('--brand-accent');
  expect(await own.evaluate(colours)).toBe(await page.evaluate(colours));
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
});

test('[LOTTO-03] a foreign style sheet or another merchant opens nothing and loads nothing', async ({
  page,
  words,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const wrong: Record<string, string>[] = [
    { css: 'padma.css' },
    { css: '//evil.example/aurora.css' },
    { merchant: 'padma' },
  ];
  for (const query of wrong) {
    await page.goto(frameAddress(query));
    await expect(page.getByRole('alert')).toContainText(words('lotteryFrame', 'wrongTitle'));
  }
  expect(asked.filter((address) => /padma\.css|evil|\/lgw\/open/.test(address.split('?')[0]!))).toEqual([]);
});

test('[LOTTO-03] a ticket opens once: a copied address shows a message and a link to the lotteries', async ({
  page,
  words,
  context,
  allowErrors,
}) => {
  allowErrors(/401/);
  await openLottery(page, words, 'TCG_SEA_1', 'trad');
  const address = page
    .frames()
    .find((one) => one.url().includes('/m/lotto-h5/'))!
    .url();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('alert')).toContainText(words('lotteryFrame', 'usedTitle'));
  await other.getByRole('link', { name: words('lotteryFrame', 'toLotteries') }).click();
  await expect(other).toHaveURL(/\/m\/lottery$/);
});

test("a page of another origin can't show the frame, and receives no messages", async ({
  page,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  await page.route('http://hostile.localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>heard=[];addEventListener('message',(e)=>heard.push(e.data))</script><iframe src="${baseURL}${frameAddress({ token: '' })}" onload="loaded=true"></iframe>`,
    }),
  );
  await page.goto('http://hostile.localhost/');
  await page.waitForFunction('window.loaded');
  const framed = page.frames()[1]!;
  // The browser shows its own error document in place of the frame.
  expect(framed.url()).toMatch(/^chrome-error:/);
  expect(await page.evaluate('heard')).toEqual([]);
});

test("the frame's session is stored nowhere, and differs from the page's session", async ({ page, words, session }) => {
  const opening = page.waitForResponse(/\/lgw\/open/);
  await openLottery(page, words, 'TCG_SEA_1', 'trad');
  const { token } = ((await (await opening).json()) as { value: { session: { token: string } } }).value.session;
  expect(token).not.toBe(session!.token);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(token);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.session)).toContain(session!.token);
});

test('a lottery whose session has ended is launched again automatically', async ({ page, words, allowErrors }) => {
  allowErrors(/401/);
  await openLottery(page, words, 'TCG_SEA_1', 'trad');
  await page.route(/\/lgw\/orders/, (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'SESSION_INVALID', message: '' } }),
  );
  const again = page.waitForRequest(/launchGame/);
  await lotteryFrame(page)
    .getByRole('tab', { name: words('lotteryFrame', 'orders') })
    .click();
  await again;
  await expectLottery(page, words);
});
