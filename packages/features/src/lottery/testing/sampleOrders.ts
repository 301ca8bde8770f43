import type { LotteryOrderDetail, Suborder } from '@livery/api/lottery/getOrder';
import type { LotteryOrder } from '@livery/api/lottery/getOrders';
import type { BettableLottery } from '@livery/api/lottery/lottery';

/** Lotteries with the plays of the sample orders. */
export const bettable: readonly BettableLottery[] = [
  {
    code: 'SEA_1',
    name: 'South Sea',
    kind: 'numero',
    category: 'LOTT',
    prizeMode: 'Lott',
    vendorCode: 'ACME',
    vendorName: 'Acme Lotteries',
    intervalSeconds: 60,
    plays: [
      {
        code: 'STRAIGHT_3',
        name: 'Straight, last 3',
        picks: { from: [...'0123456789'], least: 3, most: 3, isOrdered: true, mayRepeat: true },
        odds: [{ outcome: 'WIN', pays: '950.00' }],
      },
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
];

const straight: Suborder = {
  suborderId: '11',
  play: 'STRAIGHT_3',
  playName: 'Straight, last 3',
  picks: ['9', '5', '2'],
  unitStake: '10.00',
  multiple: 2,
  stake: '20.00',
  status: 'PLACED',
  payout: '0.00',
  canCancel: true,
};
const big: Suborder = {
  ...straight,
  suborderId: '12',
  play: 'BIG_SMALL',
  playName: 'Big or small',
  picks: ['BIG'],
  multiple: 1,
  stake: '10.00',
};

/** An order on a draw that closes 45 seconds after `gatewayNow`. */
const open: LotteryOrderDetail = {
  orderId: '1',
  gameCode: 'SEA_1',
  gameName: 'South Sea',
  issue: '20260301-0571',
  placedAt: '2026-03-01T09:30:00.000Z',
  closesAt: '2026-03-01T09:30:55.000Z',
  drawsAt: '2026-03-01T09:31:00.000Z',
  status: 'PLACED',
  stake: '30.00',
  refunded: '0.00',
  payout: '0.00',
  bets: 2,
  first: { play: straight.play, playName: straight.playName, picks: straight.picks },
  suborders: [straight, big],
};
const numbers = ['4', '4', '9', '5', '2'];
const over = (suborder: Suborder, status: Suborder['status'], payout = '0.00'): Suborder => ({
  ...suborder,
  status,
  payout,
  canCancel: false,
});

/** The same order in every status. */
export const sampleOrders = {
  open,
  won: {
    ...open,
    status: 'WON',
    payout: '19019.50',
    numbers,
    suborders: [over(straight, 'WON', '19000.00'), over(big, 'WON', '19.50')],
  },
  lost: { ...open, status: 'LOST', numbers, suborders: [over(straight, 'LOST'), over(big, 'LOST')] },
  cancelled: {
    ...open,
    status: 'CANCELLED',
    refunded: '30.00',
    suborders: [over(straight, 'CANCELLED'), over(big, 'CANCELLED')],
  },
  /** One of the order's two bets was cancelled. */
  partly: { ...open, refunded: '20.00', suborders: [over(straight, 'CANCELLED'), big] },
} as const satisfies Record<string, LotteryOrderDetail>;

/** Returns an order as its list contains it. */
export const listedOrder = ({
  suborders: _suborders,
  numbers: _numbers,
  prizes: _prizes,
  ...order
}: LotteryOrderDetail): LotteryOrder => order;
