import type { agentArea } from '../../contract/areas/agent.ts';
import type { SamplesOf } from './samplesOf.ts';

const range = { from: '2026-03-01', to: '2026-03-31' };
const figures = {
  deposits: '5000.00',
  withdrawals: '1200.00',
  turnover: '40000.00',
  payout: '38000.00',
  bonus: '300.00',
  rebates: '160.00',
  netWin: '1540.00',
};
const statements = {
  content: [
    {
      id: '1',
      month: '2026-02',
      state: 'PAID' as const,
      amount: '160.00',
      paidAt: '2026-03-05T06:00:00.000Z',
      items: [{ label: 'Level 1', base: '40000.00', rate: '0.40', amount: '160.00' }],
    },
  ],
  pageNum: 1,
  totalPages: 1,
};
const offer = { id: '1', offeredBy: 'Test House', offeredAt: '2026-03-01T09:30:00.000Z' };
const salary = { ...offer, steps: [{ turnover: '100000.00', pay: '200.00' }] };
const dividend = { ...offer, period: 'MONTH' as const, steps: [{ netWin: '10000.00', rate: '10.00' }] };

export const agentSamples: SamplesOf<typeof agentArea> = {
  getAgentInfo: {
    account: 'amina',
    nickname: '',
    joinedAt: '2025-09-01T08:00:00.000Z',
    referralCode: '5F3A09C1',
    members: 2,
    agents: 0,
    levels: [{ level: 1, members: 2 }],
    rebateRates: [{ level: 1, rate: '0.40' }],
  },
  getAgentKpi: {
    ...range,
    members: 2,
    newMembers: 1,
    activeMembers: 1,
    ...figures,
    levels: [{ level: 1, members: 2, newMembers: 1, activeMembers: 1, ...figures }],
  },
  getDownline: {
    ...range,
    pageNum: 1,
    totalPages: 1,
    content: [
      {
        id: '9',
        account: 'rima42',
        nickname: 'Rima',
        level: 1,
        isAgent: false,
        upline: 'amina',
        joinedAt: '2026-01-08T10:00:00.000Z',
        members: 0,
        ...figures,
      },
    ],
  },
  getRebates: statements,
  getSalary: statements,
  getDividend: statements,
  getSalaryContract: { dailysalreqtype: 'PENDING', contract: salary },
  answerSalaryContract: {
    dailysalreqtype: 'ACCEPTED',
    contract: { ...salary, answeredAt: '2026-03-02T09:30:00.000Z' },
  },
  getDividendContract: { divtypecompperiodreq: 'PENDING', contract: dividend },
  answerDividendContract: {
    divtypecompperiodreq: 'REJECTED',
    contract: { ...dividend, answeredAt: '2026-03-02T09:30:00.000Z' },
  },
  getHourContract: { contracthoursalreq: 'NONE' },
  answerHourContract: { contracthoursalreq: 'ACCEPTED', contract: salary },
};
