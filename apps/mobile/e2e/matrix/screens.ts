import { expect, type Frame, type Page, type Route } from '@playwright/test';
import { announcementPopup, closeAnnouncements } from '../fixtures/announcementPopup.ts';
import { everyAddress } from '../everyAddress.ts';
import { areAlike, isBuilt } from '../fixtures/builtScreens.ts';
import { hasRegisterForm, logsInByCode, readSwitches, registersByMobile, registersByName } from '../fixtures/files.ts';
import { goTo } from '../fixtures/goTo.ts';
import type { Viewer } from '../fixtures/merchantTest.ts';
import { lotteryFrame } from '../fixtures/playLottery.ts';
import { merchantCodes, type MerchantCode } from '../environment/setups.ts';
import { waitForScreen } from '../layout/waitForScreen.ts';

/** One thing that stands on a phone: a screen, or something opened on it. */
export interface Screen {
  name: string;
  viewer: Exclude<Viewer, 'trial'>;
  /** Whether it comes up by itself, so that each visit has to leave it before anything else. Default false. */
  comesUp?: boolean;
  /** Whether it shows what a member has, which no size of screen or text may cut off. Default false. */
  hasBalance?: boolean;
  /** Whether it is looked at in forced colours, too. Default false. */
  isForced?: boolean;
  /** Whether a merchant has it. Default: each has. */
  isAt?: (merchant: MerchantCode) => boolean;
  /** The frame that it stands in. Default: the page itself. */
  frameOf?: (page: Page) => Frame;
  /** Where it stands, if its address alone shows it. */
  address?: string;
  /** Brings it about, from the app as it stands; `reload` loads home anew. Gives back how to leave it, if it has to be left. */
  show: (page: Page, reload: () => Promise<void>) => Promise<(() => Promise<void>) | void>;
}

const at = (address: string) => async (page: Page) => {
  await goTo(page, address);
  await waitForScreen(page);
};

/** Something that a press opens at an address, as a dialog that Escape closes. */
const opened = (address: string, press: (page: Page) => Promise<void>) => async (page: Page) => {
  await at(address)(page);
  await press(page);
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  return async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
};

const pressMenu = (page: Page) => page.locator('header [aria-haspopup=dialog]').first().click();

/** The screen that stands in for every other one while the gateway says so to this page alone. */
const closed = (state: string) => async (page: Page, reload: () => Promise<void>) => {
  await page.setExtraHTTPHeaders({ 'Sandbox-Site': state, 'Sandbox-Region': 'IS' });
  await reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  return () => page.setExtraHTTPHeaders({});
};

/** A lottery in its frame: one that is drawn once a day, so that nothing comes up while it is looked at. */
async function showLottery(page: Page): Promise<() => Promise<void>> {
  await goTo(page, '/m/launchGame?playType=trad&code=TCG_LOTTO_VN_1&pageBack=home');
  const frame = lotteryFrame(page);
  await expect(frame.getByRole('radio').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  return async () => {
    await frame.locator('header button').first().click();
    await expect(page).toHaveURL(/\/m\/home$/);
  };
}

/** Its slip with what is to be paid, for more draws than one. */
async function showSlip(page: Page): Promise<() => Promise<void>> {
  const leave = await showLottery(page);
  const frame = lotteryFrame(page);
  await frame.locator('[class*=tools] > button').first().click();
  await frame.locator('[class*=dock] button').last().click();
  const slip = frame.locator('dialog[open]');
  await slip.getByRole('switch').first().check();
  await expect(slip.getByRole('spinbutton').or(slip.getByRole('switch').nth(1)).first()).toBeVisible();
  return async () => {
    await page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0);
    await leave();
  };
}

const frameOfLottery = (page: Page): Frame => page.frames().find((one) => one.url().includes('/m/lotto-h5/'))!;

/** More about a game, as a long press or the context-menu key shows it. */
const showGameCard = opened('/m/gameList?gameType=RNG', async (page) => {
  await page.locator('main [class*=tile_] > button').first().click({ button: 'right' });
});

/** What stands there while the code of a screen is on its way. */
async function showAwaited(page: Page): Promise<() => Promise<void>> {
  let held: Route[] = [];
  let isHeld = true;
  await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await goTo(page, '/m/gameList?gameType=RNG');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    held = [];
    await waitForScreen(page);
    await page.unroute('**/*.js');
  };
}

/** The second step of a forgotten password. The page alone hears that a code was sent: every visit would use up one of few. */
async function showCode(page: Page): Promise<() => Promise<void>> {
  const call = '**/wps/member/password/email';
  const value = { expiredMinutes: 5, expirationTime: new Date(Date.now() + 300_000).toISOString() };
  await page.route(call, (route) => route.fulfill({ json: { success: true, value } }));
  await at('/m/forget')(page);
  await page.locator('main label:has([type=radio])').last().click();
  await page.locator('main [autocomplete=username]').fill('amina');
  await page.locator('main [type=email]').fill('amina@example.org');
  await page.locator('main [type=submit]').click();
  const code = page.locator('main [autocomplete=one-time-code]');
  await expect(code).toBeVisible();
  return async () => {
    await page.locator('main button:not([aria-label])').first().click();
    await expect(code).toHaveCount(0);
    await page.unroute(call);
  };
}

/** Login by a code of an SMS, with what is wrong with an empty form. */
async function showLoginByCode(page: Page): Promise<void> {
  await at('/m/login')(page);
  await page.locator('main label:has([type=radio])').last().click();
  await expect(page.locator('main [autocomplete=one-time-code]')).toBeVisible();
  await page.locator('main [type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(2);
}

/** Login over home, as a guest meets it at a heart. */
async function showLoginSheet(page: Page): Promise<() => Promise<void>> {
  await at('/m/home')(page);
  const heart = page.locator('main li [aria-pressed]').first();
  await heart.scrollIntoViewIfNeeded();
  await heart.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('[type=submit]')).toBeVisible();
  return async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
}

/** Registration with what may be left out unfolded, where there is such, and what is wrong with an empty form. */
async function showRegisterFaults(page: Page): Promise<void> {
  await at('/m/register')(page);
  const more = page.locator('main summary');
  // At once: a form that is drawn anew in between would take it away.
  await more.evaluateAll(([summary]) => (summary as HTMLElement | undefined)?.click());
  const agree = page.locator('main [type=checkbox]').last();
  await agree.check({ force: true });
  await page.locator('main [type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
}

/** What comes up over home by itself, once. */
async function showAnnouncements(page: Page): Promise<() => Promise<void>> {
  await expect(announcementPopup(page)).toBeVisible();
  return () => closeAnnouncements(page);
}

/** A screen as its address shows it. */
const screenAt = (
  name: string,
  viewer: Screen['viewer'],
  address: string,
  more?: Pick<Screen, 'hasBalance' | 'isForced' | 'isAt'>,
) => ({ name, viewer, address, show: at(address), ...more });

/** An address that is open to guests and has no screen yet, as long as there is one. */
const missing = Object.entries(everyAddress)
  .filter(([, { isForMembers, needs }]) => !isForMembers && needs === undefined)
  .flatMap(([address]) => (merchantCodes.some((merchant) => isBuilt(address, merchant)) ? [] : address))
  .slice(0, 1);

/** What is looked at in more than one state, or has to be brought about. */
const described: readonly Screen[] = [
  { name: 'announcements', viewer: 'guest', comesUp: true, show: showAnnouncements },
  { name: 'announcements of a member', viewer: 'member', comesUp: true, show: showAnnouncements },
  { name: 'a screen on its way', viewer: 'guest', show: showAwaited },
  screenAt('home', 'guest', '/m/home', { isForced: true }),
  { name: 'side menu', viewer: 'guest', show: opened('/m/home', pressMenu) },
  {
    name: 'settings',
    viewer: 'guest',
    show: opened('/m/home', (page) => page.locator('[aria-haspopup=dialog]:has([class*=flag])').first().click()),
  },
  screenAt('login', 'guest', '/m/login', { isForced: true }),
  screenAt('register', 'guest', '/m/register', { isAt: hasRegisterForm }),
  {
    name: 'register by mobile number',
    viewer: 'guest',
    isAt: (merchant) => registersByName(merchant) && registersByMobile(merchant),
    show: async (page) => {
      await at('/m/register')(page);
      await page.locator('main label:has([type=radio])').last().click();
      await expect(page.locator('[type=tel]')).toBeVisible();
    },
  },
  { name: 'login by a code', viewer: 'guest', isAt: logsInByCode, show: showLoginByCode },
  { name: 'login over a page', viewer: 'guest', show: showLoginSheet },
  { name: 'register with faults', viewer: 'guest', isAt: hasRegisterForm, show: showRegisterFaults },
  {
    name: 'user agreement over the form',
    viewer: 'guest',
    isAt: hasRegisterForm,
    show: opened('/m/register', (page) => page.locator('form a[href$="/userAgreement"]').click()),
  },
  screenAt('user agreement', 'guest', '/m/userAgreement'),
  screenAt('forgot password', 'guest', '/m/forget'),
  { name: 'the code for a new password', viewer: 'guest', show: showCode },
  screenAt('free trial', 'guest', '/m/trail'),
  screenAt('game entry', 'guest', '/m/game'),
  {
    name: 'a kind of the game entry',
    viewer: 'guest',
    show: async (page) => {
      await at('/m/game')(page);
      await page.locator('main nav li:nth-child(3) button').click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await waitForScreen(page);
    },
  },
  {
    name: 'vendors of the game entry',
    viewer: 'guest',
    show: async (page) => {
      await at('/m/game')(page);
      await page.locator('main nav li:nth-child(7) button').click();
      await expect(page.locator('main li > a').first()).toBeVisible();
      await waitForScreen(page);
    },
  },
  screenAt('game centre', 'guest', '/m/gameCenter?gameType=LIVE'),
  screenAt('slots centre', 'guest', '/m/slotsCenter'),
  screenAt('game list', 'guest', '/m/gameList?gameType=RNG'),
  {
    name: 'providers',
    viewer: 'guest',
    show: opened('/m/gameList?gameType=RNG', (page) => page.locator('[role=tablist] ~ [aria-haspopup=dialog]').click()),
  },
  { name: 'the card of a game', viewer: 'guest', show: showGameCard },
  screenAt('promotions', 'guest', '/m/activity', { isForced: true }),
  screenAt('a promotion', 'guest', '/m/activity?id=1'),
  screenAt('rewards', 'member', '/m/rewardCenter'),
  screenAt('cashback', 'member', '/m/member/manualRebate'),
  screenAt('agent area of a player', 'member', '/m/member/agent'),
  screenAt('lotteries', 'guest', '/m/lottery', { isForced: true }),
  screenAt('Vietnamese lotteries', 'guest', '/m/lottery?view=vn'),
  screenAt('past draws', 'guest', '/m/lottery?view=results'),
  screenAt('start of lotteries', 'guest', '/m/startLottery'),
  ...missing.map((address): Screen => ({ name: 'a module that is not there', viewer: 'guest', show: at(address) })),
  screenAt('home of a member', 'member', '/m/home', { hasBalance: true, isForced: true }),
  { name: 'side menu of a member', viewer: 'member', hasBalance: true, show: opened('/m/home', pressMenu) },
  {
    name: 'logging out',
    viewer: 'member',
    show: opened('/m/member/home', (page) => page.locator('main button').last().click()),
  },
  screenAt('member centre', 'member', '/m/member/home', { hasBalance: true }),
  { name: 'a lottery', viewer: 'member', frameOf: frameOfLottery, show: showLottery },
  { name: 'the slip of a lottery', viewer: 'member', frameOf: frameOfLottery, show: showSlip },
  screenAt('change password', 'member', '/m/changePsw'),
  screenAt('customer service', 'guest', '/m/service'),
  screenAt('feedback', 'member', '/m/service?feedback=1'),
  screenAt('safer play', 'member', '/m/member/saferPlay'),
  {
    name: 'a limit of safer play',
    viewer: 'member',
    show: opened('/m/member/saferPlay', (page) => page.locator('main li button').first().click()),
  },
  screenAt('transactions', 'member', '/m/member/transactions'),
  {
    name: 'the filter of the transactions',
    viewer: 'member',
    show: opened('/m/member/transactions', (page) => page.locator('main [aria-haspopup=dialog]').first().click()),
  },
  screenAt('favourites', 'member', '/m/gameList?type=fav'),
];

const isDescribed = (address: string) =>
  described.some((screen) => screen.address && areAlike(screen.address, address));

/** Every other address that a merchant has a screen for: it is looked at as it comes. A game's own is tested with the launcher. */
const others = Object.entries(everyAddress)
  .filter(([address, { noBack }]) => !isDescribed(address) && !noBack)
  .map(([address, { isForMembers, needs = [] }]) =>
    screenAt(address, isForMembers ? 'member' : 'guest', address, {
      isAt: (merchant) =>
        isBuilt(address, merchant) &&
        (needs.length === 0 || needs.some((name) => readSwitches(merchant)[name] === true)),
    }),
  );

/**
 * Every screen that can be looked at, in the order in which one page shows them: announcements come up as home loads, and
 * a closed site stays closed. A new screen is among them by its address; a state of it that has to be brought about gets a line.
 */
export const screens: readonly Screen[] = [
  ...described,
  ...others,
  { name: 'maintenance', viewer: 'guest', show: closed('maintenance') },
  { name: 'restricted region', viewer: 'guest', show: closed('regionRestriction') },
];
