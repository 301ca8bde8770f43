import type { CallName, calls } from '../contract/calls.ts';
import type { CallValue } from '../contract/call.ts';
import type { GameValue } from '../contract/games.ts';

/** A game as the gateway sends it, number `index`. */
export function sampleGame(index = 1, differences: Partial<GameValue> = {}): GameValue {
  return {
    nodeId: `node-${index}`,
    gameId: `game-${index}`,
    gameName: `Game ${index}`,
    gameType: 'RNG',
    vassalage: 'ACME',
    displayName: 'Acme Games',
    supportPlay: 'REAL,FREE',
    mobileLargeIcon: `icon-${index}.webp`,
    mobileFolder: 'acme-mobile',
    isNew: false,
    isHot: false,
    isLive: false,
    ...differences,
  };
}

const rule = { enabled: true, required: true };

/** A good value for every call of the contract. */
export const sampleValues: { readonly [Name in CallName]: CallValue<(typeof calls)[Name]> } = {
  getCaptcha: { captchaId: 'captcha-1', image: 'iVBORw0KGgo=' },
  login: { token: 'token-of-amina', merchantCode: 'testhouse', userName: 'amina', type: 0, firstTimeLogin: false },
  logout: {},
  getRegistrationConfig: { username: { ...rule, minLength: 4, maxLength: 16 }, password: rule, email: { enabled: true, required: false } },
  register: { userName: 'amina' },
  getMemberInfo: { id: 'member-1', type: 0, nickname: '', account: 'amina', clubLabel: { labelName: 'Gold' } },
  getWallet: { currency: 'BDT', currencySymbol: '৳', sumBalance: '1234.50', wallets: [{ code: 'MAIN', name: 'Main', balance: '1234.50' }] },
  getVendorGameTypes: [
    {
      gameCategory: 'RNG',
      vendors: [
        {
          vassalage: 'ACME',
          displayName: 'Acme Games',
          accountTypeName: 'ACME wallet',
          mobileFolder: 'acme-mobile',
          classifications: [{ code: 'megaways', name: 'Megaways' }],
        },
      ],
    },
  ],
  getGameList: { games: [sampleGame(1), sampleGame(2)], pageNum: 1, totalPages: 1 },
  getHotGames: { list: [sampleGame(1), sampleGame(2)] },
  getFavoriteGames: { content: [sampleGame(1)], pageNum: 1, totalPages: 1 },
  addFavoriteGame: { success: true },
  removeFavoriteGame: { success: true },
  launchGame: { url: 'http://gateway.test/play/ticket-1' },
  getAnnouncements: {
    banners: { content: [{ id: 'b1', groupName: 'm_home', title: 'Welcome', url: '/banner.webp', link: '/m/activity' }] },
    player: { content: [{ id: 'a1', announcementId: 'n1', title: 'Hello', content: '<p>Hello</p>', read: false }] },
    popup: { content: [] },
  },
  getHelp: [{ title: 'Money', children: [{ title: 'Deposits', content: '<p>How</p>' }] }],
};
