import type { CallName } from '@livery/api/contract';
import type { Kit } from '../kit.ts';
import type { ChecksOf } from './check.ts';
import { inParts, formatTenThousandths, sumOf } from './money.ts';

const nobodys = '999999999';

export const agentChecks: ChecksOf<'agent'> = {
  async getAgentInfo(kit) {
    const { members, levels } = await kit.assertGood({ token: await kit.accounts.agent() });
    kit.assertEqual(
      'members of all levels',
      levels.reduce((sum, level) => sum + level.members, 0),
      members,
    );
  },

  async getAgentKpi(kit) {
    const kpi = await kit.assertGood({ token: await kit.accounts.agent(), query: {} });
    for (const figure of ['deposits', 'withdrawals', 'turnover', 'payout', 'bonus', 'rebates', 'netWin'] as const) {
      kit.assertEqual(
        `${figure} of all levels`,
        formatTenThousandths(sumOf(kpi.levels.map((level) => level[figure]))),
        formatTenThousandths(inParts(kpi[figure])),
      );
    }
    await kit.assertRefused('with an end before its start', 'REQUEST_INVALID', {
      token: await kit.accounts.agent(),
      query: { from: '2026-03-02', to: '2026-03-01' },
    });
  },

  async getDownline(kit) {
    const token = await kit.accounts.agent();
    await kit.assertGood({ token, query: {} });
    const { content } = await kit.assertGood({ token, query: { level: '1' } }, 'of one level');
    kit.assertEqual('members of other levels', content.filter(({ level }) => level !== 1).length, 0);
    await kit.assertRefused('of a member outside the downline', 'NOT_FOUND', { token, query: { memberId: nobodys } });
  },

  async getRebates(kit) {
    holdSums(kit, (await kit.assertGood({ token: await kit.accounts.agent(), query: {} })).content);
  },

  async getSalary(kit) {
    holdSums(kit, (await kit.assertGood({ token: await kit.accounts.agent(), query: {} })).content);
  },

  async getDividend(kit) {
    holdSums(kit, (await kit.assertGood({ token: await kit.accounts.agent(), query: {} })).content);
  },

  async getSalaryContract(kit) {
    const token = await kit.accounts.member();
    if (!kit.merchant.switches.AGENTPOLICY3)
      return kit.assertRefused('while AGENTPOLICY3 is off', 'NOT_ALLOWED', { token });
    await kit.assertGood({ token });
  },

  async answerSalaryContract(kit) {
    const { token } = await kit.accounts.own();
    await refuseStrayAnswer(kit, { token, body: { contractId: nobodys, dailysalreqtype: 'ACCEPTED' } });
    const { contract } = await kit.call('getSalaryContract', { token });
    if (contract === undefined) return kit.notChecked('the new member of this run is offered no contract');
    kit.assertEqual(
      'its state',
      (await kit.assertGood({ token, body: { contractId: contract.id, dailysalreqtype: 'ACCEPTED' } })).dailysalreqtype,
      'ACCEPTED',
    );
    await kit.assertRefused('a second time', 'ANSWERED_BEFORE', {
      token,
      body: { contractId: contract.id, dailysalreqtype: 'REJECTED' },
    });
  },

  async getDividendContract(kit) {
    const token = await kit.accounts.member();
    if (!kit.merchant.switches.AGENTPOLICY3)
      return kit.assertRefused('while AGENTPOLICY3 is off', 'NOT_ALLOWED', { token });
    await kit.assertGood({ token });
  },

  async answerDividendContract(kit) {
    const { token } = await kit.accounts.own();
    await refuseStrayAnswer(kit, { token, body: { contractId: nobodys, divtypecompperiodreq: 'ACCEPTED' } });
    const { contract } = await kit.call('getDividendContract', { token });
    if (contract === undefined) return kit.notChecked('the new member of this run is offered no contract');
    kit.assertEqual(
      'its state',
      (await kit.assertGood({ token, body: { contractId: contract.id, divtypecompperiodreq: 'ACCEPTED' } }))
        .divtypecompperiodreq,
      'ACCEPTED',
    );
    await kit.assertRefused('a second time', 'ANSWERED_BEFORE', {
      token,
      body: { contractId: contract.id, divtypecompperiodreq: 'REJECTED' },
    });
  },

  async getHourContract(kit) {
    const token = await kit.accounts.member();
    if (!kit.merchant.switches.AGENTPOLICY3)
      return kit.assertRefused('while AGENTPOLICY3 is off', 'NOT_ALLOWED', { token });
    await kit.assertGood({ token });
  },

  async answerHourContract(kit) {
    const { token } = await kit.accounts.own();
    await refuseStrayAnswer(kit, { token, body: { contractId: nobodys, contracthoursalreq: 'ACCEPTED' } });
    const { contract } = await kit.call('getHourContract', { token });
    if (contract === undefined) return kit.notChecked('the new member of this run is offered no contract');
    kit.assertEqual(
      'its state',
      (await kit.assertGood({ token, body: { contractId: contract.id, contracthoursalreq: 'ACCEPTED' } }))
        .contracthoursalreq,
      'ACCEPTED',
    );
    await kit.assertRefused('a second time', 'ANSWERED_BEFORE', {
      token,
      body: { contractId: contract.id, contracthoursalreq: 'REJECTED' },
    });
  },
};

/** Answers a contract that was not offered. If contracts are switched off, nothing else can be checked. */
async function refuseStrayAnswer<Name extends CallName>(
  kit: Kit<Name>,
  sent: { token: string; body: object },
): Promise<void> {
  const isOn = kit.merchant.switches.AGENTPOLICY3;
  await kit.assertRefused(
    isOn ? 'to a contract that was not offered' : 'while AGENTPOLICY3 is off',
    isOn ? 'NOT_FOUND' : 'NOT_ALLOWED',
    sent,
  );
  if (!isOn) kit.notChecked('AGENTPOLICY3 is off at this merchant');
}

/** Asserts that every statement is the sum of its items. */
function holdSums<Name extends CallName>(
  kit: Kit<Name>,
  statements: ReadonlyArray<{ month: string; amount: string; items: ReadonlyArray<{ amount: string }> }>,
): void {
  for (const { month, amount, items } of statements)
    kit.assertEqual(
      `the sum of ${month}`,
      formatTenThousandths(sumOf(items.map((item) => item.amount))),
      formatTenThousandths(inParts(amount)),
    );
}
