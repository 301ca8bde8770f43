export const lottery = {
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

export const regional = {
  ...lottery,
  gameCode: 'VN_1',
  gameName: 'Vietnam North',
  kind: 'vn' as const,
  region: 'NORTH' as const,
};

export const current = {
  issue: '20260301-0571',
  opensAt: '2026-03-01T09:29:55.000Z',
  closesAt: '2026-03-01T09:30:55.000Z',
  drawsAt: '2026-03-01T09:31:00.000Z',
  commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
};

export const drawn = {
  issue: '20260301-0570',
  drawnAt: '2026-03-01T09:30:00.000Z',
  numbers: ['4', '4', '9', '5', '2'],
};

export const serverTime = '2026-03-01T09:30:10.000Z';

const choice = { play: 'BIG_SMALL', playName: 'Big or small', picks: ['BIG'] };

export const order = {
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
  first: choice,
};

export const detail = {
  ...order,
  suborders: [
    {
      suborderId: '11',
      ...choice,
      unitStake: '10.00',
      multiple: 2,
      stake: '20.00',
      status: 'PLACED' as const,
      payout: '0.00',
      canCancel: true,
    },
  ],
};

export const chase = {
  chaseId: '7',
  gameCode: 'SEA_1',
  gameName: 'South Sea 1 min',
  firstIssue: current.issue,
  placedAt: serverTime,
  state: 'RUNNING' as const,
  draws: 10,
  drawsPlaced: 1,
  stopOnWin: true,
  drawStake: '20.00',
  stake: '200.00',
  staked: '20.00',
  refunded: '0.00',
  payout: '0.00',
  canCancel: true,
  bets: [
    { play: 'BIG_SMALL', playName: 'Big or small', picks: ['BIG'], unitStake: '10.00', multiple: 2, stake: '20.00' },
  ],
};
