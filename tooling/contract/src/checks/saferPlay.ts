import type { ChecksOf } from './check.ts';

const deposits = { kind: 'deposit', period: 'week' } as const;

export const saferPlayChecks: ChecksOf<'saferPlay'> = {
  async getSaferPlay(kit) {
    const { limits } = await kit.assertGood({ token: (await kit.accounts.own()).token });
    kit.assertEqual('its limits', limits.map(({ kind, period }) => `${kind} ${period}`).toSorted(), [
      'deposit day',
      'deposit month',
      'deposit week',
      'loss day',
      'loss month',
      'loss week',
      'session day',
    ]);
  },

  async setPlayLimit(kit) {
    const { token } = await kit.accounts.newMember();
    const set = (amount: string | null) => kit.assertGood({ token, body: { ...deposits, amount } });
    await set('100.00');
    const raised = await set('200.00');
    kit.assertEqual('part of a higher limit that applies immediately', 'amount' in raised && raised.amount, '100.00');
    kit.assertEqual(
      'part of it that waits',
      'amount' in raised && raised.loosening !== undefined && raised.loosening.amount,
      '200.00',
    );
    const lowered = await set('50.00');
    kit.assertEqual('part of a lower limit that applies immediately', 'amount' in lowered && lowered.amount, '50.00');
    kit.assertEqual('part that waits after it', lowered.loosening, undefined);
    await kit.assertRefused('in minutes', 'REQUEST_INVALID', { token, body: { ...deposits, minutes: 60 } });
    await kit.assertRefused('of nothing', 'REQUEST_INVALID', { token, body: { ...deposits, amount: '0' } });
  },

  async takeBreak(kit) {
    const { token } = await kit.accounts.newMember();
    const { timeOutDays } = (await kit.call('getSaferPlay', { token })).licence;
    const [shortest, longer] = timeOutDays.toSorted((a, b) => a - b);
    if (shortest === undefined) return kit.notChecked('the licence offers no time-out');
    const body = { kind: 'timeOut', length: shortest } as const;
    await kit.assertRefused('of a length that is not offered', 'REQUEST_INVALID', {
      token,
      body: { ...body, length: 1111 },
    });
    const first = await kit.assertOnce({ token, body }, { token, body: { ...body, kind: 'exclusion' } });
    kit.assertEqual('the break that applies', (await kit.call('getSaferPlay', { token })).break, first);
    if (longer === undefined) return;
    const second = await kit.assertOnce({ token, body: { ...body, length: longer } });
    kit.assertEqual('whether it became longer', second.until > first.until, true);
    await kit.assertRefused('that is shorter than the current one', 'PLAY_BREAK', { token, body });
  },
};
