import type { LotteryChase } from '@livery/api/lottery/getChases';

/** A chase on ten draws, of which the first three are placed. */
const running: LotteryChase = {
  chaseId: '7',
  gameCode: 'SEA_1',
  gameName: 'South Sea',
  firstIssue: '20260301-0568',
  placedAt: '2026-03-01T09:27:00.000Z',
  state: 'RUNNING',
  draws: 10,
  drawsPlaced: 3,
  stopOnWin: true,
  drawStake: '20.00',
  stake: '200.00',
  staked: '60.00',
  refunded: '0.00',
  payout: '0.00',
  canCancel: true,
  bets: [
    {
      play: 'BIG_SMALL',
      playName: 'Big or small',
      picks: ['BIG'],
      unitStake: '10.00',
      multiple: 1,
      stake: '10.00',
    },
    {
      play: 'STRAIGHT_3',
      playName: 'Straight, last 3',
      picks: ['9', '5', '2'],
      unitStake: '10.00',
      multiple: 1,
      stake: '10.00',
    },
  ],
};

/** The same chase in every state. */
export const sampleChases = {
  running,
  done: { ...running, state: 'DONE', drawsPlaced: 10, staked: '200.00', payout: '39.00', canCancel: false },
  stopped: { ...running, state: 'STOPPED', refunded: '140.00', payout: '9500.00', canCancel: false },
  cancelled: { ...running, state: 'CANCELLED', refunded: '140.00', canCancel: false },
} as const satisfies Record<string, LotteryChase>;
