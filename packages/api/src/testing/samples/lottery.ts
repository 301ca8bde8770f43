import type { lotteryArea } from '../../contract/areas/lottery.ts';
import { sampleGame } from './sampleGame.ts';
import type { SamplesOf } from './samplesOf.ts';

const lottery = {
  gameCode: 'SEA_1',
  gameName: 'South Sea 1 min',
  kind: 'numero' as const,
  gameType: 'LOTT' as const,
  prizeMode: 'Lott' as const,
  vassalage: 'ACME',
  displayName: 'Acme Lotteries',
  intervalSeconds: 60,
  nodeId: 'node-9',
  gameId: 'game-9',
  lottoMode: 'Tradition',
};
const regional = {
  ...lottery,
  gameCode: 'VN_1',
  gameName: 'Vietnam North',
  kind: 'vn' as const,
  region: 'NORTH' as const,
};
const current = {
  issue: '20260301-0571',
  opensAt: '2026-03-01T09:29:55.000Z',
  closesAt: '2026-03-01T09:30:55.000Z',
  drawsAt: '2026-03-01T09:31:00.000Z',
  commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
};
const drawn = { issue: '20260301-0570', drawnAt: '2026-03-01T09:30:00.000Z', numbers: ['4', '4', '9', '5', '2'] };
const prizes = [{ prize: 'SPECIAL', numbers: ['44952'] }];
const serverTime = '2026-03-01T09:30:10.000Z';
const order = {
  orderId: '1',
  gameCode: 'SEA_1',
  gameName: 'South Sea 1 min',
  issue: current.issue,
  placedAt: serverTime,
  closesAt: current.closesAt,
  drawsAt: current.drawsAt,
  status: 'PLACED' as const,
  stake: '20.00',
  refunded: '0.00',
  payout: '0.00',
  bets: 1,
};
const detail = {
  ...order,
  suborders: [
    {
      suborderId: '11',
      play: 'BIG_SMALL',
      playName: 'Big or small',
      picks: ['BIG'],
      unitStake: '10.00',
      multiple: 2,
      stake: '20.00',
      status: 'PLACED' as const,
      payout: '0.00',
      canCancel: true,
    },
  ],
};

export const lotterySamples: SamplesOf<typeof lotteryArea> = {
  getLotteryGames: {
    limits: { minStake: '1.00', maxStake: '5000.00', maxMultiple: 99, maxBets: 50 },
    list: [
      {
        ...lottery,
        plays: [
          {
            code: 'BIG_SMALL',
            name: 'Big or small',
            picks: { from: ['BIG', 'SMALL'], least: 1, most: 1, isOrdered: false, mayRepeat: false },
            odds: [
              { outcome: 'BIG', pays: '1.95' },
              { outcome: 'SMALL', pays: '1.95' },
            ],
          },
        ],
      },
    ],
  },
  getLottList: { list: [lottery] },
  getElottList: { list: [{ ...lottery, gameCode: 'KENO_1', kind: 'keno', gameType: 'ELOTT', prizeMode: 'Elott' }] },
  getOpenedNumbers: {
    serverTime,
    list: [
      {
        gameCode: 'SEA_1',
        gameName: 'South Sea 1 min',
        kind: 'numero',
        gameType: 'LOTT',
        ...drawn,
        current,
        game: sampleGame(9, { gameType: 'LOTT', gameCode: 'SEA_1' }),
      },
    ],
  },
  getDraws: {
    gameCode: 'SEA_1',
    gameName: 'South Sea 1 min',
    serverTime,
    current,
    pageNum: 1,
    totalPages: 1,
    verification: 'HMAC-SHA256 under the seed.',
    content: [{ ...drawn, status: 'SETTLED', commitment: current.commitment, seed: '0'.repeat(64) }],
  },
  getVnGameMenu: { serverTime, regions: [{ region: 'NORTH', regionName: 'North', games: [{ ...regional, current }] }] },
  getVnRecentGames: { list: [{ ...regional, lastPlayedAt: serverTime }] },
  getVnOpenedNumbers: {
    content: [{ gameCode: 'VN_1', gameName: 'Vietnam North', region: 'NORTH', ...drawn, prizes }],
    pageNum: 1,
    totalPages: 1,
  },
  placeOrder: detail,
  getOrders: { content: [order], pageNum: 1, totalPages: 1 },
  getOrder: detail,
  cancelSuborder: { suborderId: '11', status: 'CANCELLED', refunded: '20.00' },
};
