import { type MerchantCode, merchantCodes } from '../../../apps/mobile/e2e/environment/setups.ts';
import { everyAddress } from '../../../apps/mobile/e2e/everyAddress.ts';
import { readSwitches } from '../../../apps/mobile/e2e/fixtures/files.ts';
import type { Tab } from './engine.ts';
import { appears, fill, press } from './pageActions.ts';

/** A state of the product that is compared in each browser. */
export interface Scene {
  name: string;
  viewer: 'guest' | 'member';
  /** Code of a demo merchant. */
  merchant: string;
  address: string;
  /** Whether the content of the screen differs at each visit, for example draws and unread messages. */
  isChanging?: boolean;
  /** Creates the state after the page has settled. */
  act?: (tab: Tab) => Promise<void>;
}

/** One address per screen, because several addresses may show the same screen. */
const addresses = [
  ...new Map(
    Object.entries(everyAddress)
      .filter(([address]) => !address.includes(':'))
      .map(([address, facts]) => [facts.title, { address, ...facts }] as const),
  ).values(),
];

/** These screens list other draws, messages or bets, or the time played so far, at each visit. */
const changing = [
  '/m/startLottery',
  '/m/notice',
  '/m/message',
  '/m/gameRecord',
  '/m/member/transactions',
  '/m/member/saferPlay',
];

const main: MerchantCode = 'aurora';

/** The main merchant, or another merchant if only that has the screen. */
const merchantWith = (switches: readonly string[] = []): MerchantCode =>
  [main, ...merchantCodes].find((code) => switches.every((name) => readSwitches(code)[name] === true))!;

/** Waits for the carousel of home, which loads when the browser is idle, after the page has settled. */
const bannersLoaded = (tab: Tab) => appears(tab, 'main button[aria-label^="Banner "]');

const routes = addresses.flatMap(({ address, isForMembers, isForGuests, needs }): Scene[] => {
  const scene = {
    name: address,
    merchant: merchantWith(needs),
    address,
    isChanging: changing.includes(address),
    ...(address === '/m/home' && { act: bannersLoaded }),
  };
  return [
    ...(isForMembers ? [] : [{ ...scene, viewer: 'guest' as const }]),
    ...(isForGuests ? [] : [{ ...scene, viewer: 'member' as const }]),
  ];
});

const acts: readonly Omit<Scene, 'merchant'>[] = [
  {
    name: 'menu',
    viewer: 'guest',
    address: '/m/home',
    act: async (tab) => {
      await bannersLoaded(tab);
      await press(tab, 'header [aria-haspopup=dialog]');
      await appears(tab, 'dialog[open] nav');
    },
  },
  {
    name: 'language picker',
    viewer: 'guest',
    address: '/m/login',
    act: async (tab) => {
      await press(tab, '[aria-haspopup=dialog]');
      await appears(tab, 'dialog[open]');
    },
  },
  {
    name: 'login sheet at a heart',
    viewer: 'guest',
    address: '/m/home',
    act: async (tab) => {
      await bannersLoaded(tab);
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
    name: 'a game is added to the favourites and removed again, a toast confirms it',
    viewer: 'member',
    address: '/m/gameList?gameType=RNG',
    act: async (tab) => {
      await press(tab, 'main [aria-pressed]');
      await appears(tab, 'output > *');
      // Undo the change, because the next browser uses the same member.
      await press(tab, 'main [aria-pressed]');
    },
  },
  {
    name: 'a toast stays above a dialog that opens after it, and covers none of its controls',
    viewer: 'member',
    address: '/m/gameList?gameType=RNG',
    act: async (tab) => {
      await press(tab, 'main [aria-pressed]');
      await appears(tab, 'output > *');
      // Undo the change, because the next browser uses the same member. This shows a second toast.
      await press(tab, 'main [aria-pressed]');
      await press(tab, '[aria-haspopup=dialog]');
      await appears(tab, 'dialog[open] input');
      await press(tab, 'dialog[open] input');
    },
  },
  {
    name: 'search finds games',
    viewer: 'guest',
    address: '/m/home',
    // Banners behind the dialog load late.
    isChanging: true,
    act: async (tab) => {
      await press(tab, 'button[aria-label="Search games"]');
      await appears(tab, 'dialog[open] input');
      await fill(tab, 'dialog[open] input', 'koi');
      await appears(tab, 'dialog[open] [role=option],dialog[open] li', 'Koi');
    },
  },
  {
    name: 'a deposit is sent',
    viewer: 'member',
    address: '/m/voucherCenter',
    // The number and the time of the deposit differ at each visit.
    isChanging: true,
    act: async (tab) => {
      await fill(tab, 'main form input[inputmode]', '500');
      await press(tab, 'main form [type=submit]');
      await appears(tab, 'main', '500.00');
    },
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
      await appears(tab, 'section', 'Bets: 1');
      await press(tab, 'section button', 'Place bets');
      await appears(tab, 'dialog[open] button', 'Place bets');
      await press(tab, 'dialog[open] button', 'Place bets');
      await appears(tab, 'dialog[open]', 'Your bets are placed');
    },
  },
];

export const scenes: readonly Scene[] = [...routes, ...acts.map((act) => ({ ...act, merchant: main }))];
