import type { AgentContract } from '@livery/api/agent/contracts';

/** A daily salary with three steps that waits for an answer, offered by an upline. */
export const salaryOffer: NonNullable<AgentContract['offer']> = {
  id: '7',
  offeredBy: 'agent1',
  offeredAt: '2026-03-01T09:30:00.000Z',
  validUntil: '2126-03-31T09:30:00.000Z',
  terms: {
    of: 'turnover',
    steps: [
      { from: '50000.00', pay: '100.00' },
      { from: '200000.00', pay: '500.00' },
      { from: '12345678.50', pay: '3000.25' },
    ],
  },
};

/** A share of the net win, once a month. */
export const dividendOffer: NonNullable<AgentContract['offer']> = {
  ...salaryOffer,
  terms: {
    of: 'netWin',
    period: 'MONTH',
    steps: [
      { from: '10000.00', rate: '5.00' },
      { from: '250000.00', rate: '12.50' },
    ],
  },
};

/** One offer for each final state, newest first. */
export const earlierOffers: AgentContract['earlier'] = [
  { id: '3', offeredBy: 'agent1', offeredAt: '2026-02-01T09:30:00.000Z', state: 'EXPIRED' },
  {
    id: '2',
    offeredBy: 'a-name-that-is-as-long-as-names-may-be',
    offeredAt: '2026-01-01T09:30:00.000Z',
    state: 'REJECTED',
  },
  {
    id: '1',
    offeredBy: 'Aurora',
    offeredAt: '2025-12-01T09:30:00.000Z',
    answeredAt: '2025-12-02T09:30:00.000Z',
    state: 'ACCEPTED',
  },
];
