import type { CallName, CallValue, calls } from '@livery/api/contract';
import { sampleGame, sampleValues } from '@livery/api/samples';
import { bannerPictures } from '../../../packages/features/stories/bannerPictures.ts';

export type Replies = { readonly [Name in CallName]: CallValue<(typeof calls)[Name]> };

const names = [
  'Golden Koi',
  'Lantern Kite Race',
  'Nine Dragons of the River',
  'Mango Circuit',
  'Emerald Court',
  'Night Orchard',
  'Quartz Monkey',
  'Peacock Throne Megaways',
];

const games = Array.from({ length: 24 }, (_, index) =>
  sampleGame(index + 1, {
    gameName: names[index % names.length]!,
    isHot: index % 5 === 0,
    isNew: index % 7 === 3,
    supportPlay: index % 3 === 0 ? 'REAL' : 'REAL,FREE',
  }),
);

const [vendors] = sampleValues.getVendorGameTypes;
const [win] = sampleValues.getWinnerBoard.list;
const [banner] = sampleValues.getAnnouncements.banners.content;
const [model] = sampleValues.getLiveModels.list;

/** The contract's samples, with lists as long as screens usually have, and with pictures that need no network. */
export const sampleReplies: Replies = {
  ...sampleValues,
  getHotGames: { list: games.slice(0, 12) },
  getGameList: { games, pageNum: 1, totalPages: 1, total: games.length },
  getVendorGameTypes: (['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const).map((gameCategory) => ({
    ...vendors!,
    gameCategory,
  })),
  getAnnouncements: {
    ...sampleValues.getAnnouncements,
    // The announcements are marked as read, because unread announcements would open over home.
    player: { content: sampleValues.getAnnouncements.player.content.map((one) => ({ ...one, read: true })) },
    banners: {
      content: bannerPictures.map((url, index) => ({ ...banner!, id: `banner-${index}`, url })),
    },
  },
  getWinnerBoard: {
    ...sampleValues.getWinnerBoard,
    list: games.slice(0, 6).map((game, index) => ({ ...win!, name: `${'abcdef'[index]}***${index}`, game })),
  },
  getLiveModels: { list: [{ ...model!, picture: bannerPictures[0]! }] },
};
