import { everyAddress } from '../../../apps/mobile/e2e/everyAddress.ts';
import type { Tab } from './engine.ts';
import { appears, fill, press } from './pageActions.ts';

/** A state of the product that is looked at in each browser. */
export interface Scene {
  name: string;
  viewer: 'guest' | 'member';
  address: string;
  /** Whether it lists other things at each visit, such as draws and unread messages. */
  isChanging?: boolean;
  /** Brings the state about once the page has settled. */
  act?: (tab: Tab) => Promise<void>;
}

/** One address of each screen: several lead to the same. */
const addresses = [
  ...new Map(
    Object.entries(everyAddress)
      .filter(([address, { needs }]) => needs === undefined && !address.includes(':'))
      .map(([address, facts]) => [facts.title, { address, ...facts }] as const),
  ).values(),
];

const changing = ['/m/startLottery', '/m/notice', '/m/message'];

const routes = addresses.flatMap(({ address, isForMembers, isForGuests }): Scene[] => [
  ...(isForMembers
    ? []
    : [{ name: address, viewer: 'guest' as const, address, isChanging: changing.includes(address) }]),
  ...(isForGuests
    ? []
    : [{ name: address, viewer: 'member' as const, address, isChanging: changing.includes(address) }]),
]);

const acts: readonly Scene[] = [
  { name: 'menu', viewer: 'guest', address: '/m/home', act: (tab) => press(tab, 'header [aria-haspopup=dialog]') },
  {
    name: 'language picker',
    viewer: 'guest',
    address: '/m/login',
    act: (tab) => press(tab, '[aria-haspopup=dialog]'),
  },
  {
    name: 'login sheet at a heart',
    viewer: 'guest',
    address: '/m/home',
    act: async (tab) => {
      await press(tab, 'main li [aria-pressed]');
      await appears(tab, 'dialog[open] [type=submit]');
    },
  },
  {
    name: 'errors of the login form, and its fields filled in',
    viewer: 'guest',
    address: '/m/login',
    act: async (tab) => {
      await press(tab, '[type=submit]');
      await appears(tab, '[aria-invalid=true]');
      await fill(tab, '[autocomplete~=username]', 'demo1');
    },
  },
  {
    name: 'a game becomes a favourite and then no longer is, a toast says so',
    viewer: 'member',
    address: '/m/gameList?gameType=RNG',
    act: async (tab) => {
      await press(tab, 'main [aria-pressed]');
      await appears(tab, 'output > *');
      // Back to the state before it, for the next browser.
      await press(tab, 'main [aria-pressed]');
    },
  },
  {
    name: 'an amount to deposit',
    viewer: 'member',
    address: '/m/voucherCenter',
    act: (tab) => fill(tab, 'main form input[inputmode]', '500'),
  },
  {
    name: 'a bet is placed',
    viewer: 'member',
    // This lottery is drawn once a day, so its draw stays open.
    address: '/m/launchGame?playType=trad&code=TCG_LOTTO_VN_1&pageBack=home',
    // The picked numbers are random.
    isChanging: true,
    act: async (tab) => {
      await press(tab, 'button', 'Quick pick');
      await press(tab, 'section button', 'Place bets');
      await appears(tab, 'dialog[open] button', 'Place bets');
      await press(tab, 'dialog[open] button', 'Place bets');
      await appears(tab, 'dialog[open]', 'Your bets are placed');
    },
  },
];

export const scenes: readonly Scene[] = [...routes, ...acts];
