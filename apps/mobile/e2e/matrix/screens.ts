import { expect } from '@playwright/test';
import { everyAddress } from '../everyAddress.ts';
import { showSameScreen, isBuilt } from '../fixtures/builtScreens.ts';
import { hasRegisterForm, logsInByCode, readSwitches, registersByMobile, registersByName } from '../fixtures/files.ts';
import { merchantCodes } from '../environment/setups.ts';
import { waitForScreen } from '../layout/waitForScreen.ts';
import type { Screen } from './screen.ts';
import {
  at,
  closed,
  frameOfLottery,
  opened,
  pressMenu,
  showAnnouncements,
  showAwaited,
  showCode,
  showGameCard,
  showLoginByCode,
  showLoginSheet,
  showLottery,
  showRegisterFaults,
  showSlip,
} from './showScreen.ts';

/** Creates a screen that its address alone shows. */
const screenAt = (
  name: string,
  viewer: Screen['viewer'],
  address: string,
  more?: Pick<Screen, 'hasBalance' | 'isForced' | 'isAt'>,
) => ({ name, viewer, address, show: at(address), ...more });

/** An address that is open to guests and has no screen yet, if one exists. */
const missing = Object.entries(everyAddress)
  .filter(([, { isForMembers, needs }]) => !isForMembers && needs === undefined)
  .flatMap(([address]) => (merchantCodes.some((merchant) => isBuilt(address, merchant)) ? [] : address))
  .slice(0, 1);

/** Screens that are checked in more than one state, or that need more than an address. */
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
  described.some((screen) => screen.address && showSameScreen(screen.address, address));

/**
 * All other addresses with a screen at some merchant, each in its initial state. The launcher's tests check a game's
 * address.
 */
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
 * All screens to check, in the order in which one page shows them. The order matters, because announcements open when
 * home loads, and a closed site stays closed. A new screen is included by its address. A state that needs extra steps
 * needs an entry.
 */
export const screens: readonly Screen[] = [
  ...described,
  ...others,
  { name: 'maintenance', viewer: 'guest', show: closed('maintenance') },
  { name: 'restricted region', viewer: 'guest', show: closed('regionRestriction') },
];
