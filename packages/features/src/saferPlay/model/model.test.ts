import { describe, expect, test } from 'vitest';
import { depositDay, limitsWith, loosening, minutesUsedUp, sampleSaferPlay } from '../testing/sampleSaferPlay.ts';
import { limitsAt, changesOf } from './limitsAt.ts';
import { breakEnd, breaksOffered } from './breaks.ts';
import { limitEffect } from './limitEffect.ts';
import { changeOf, valuesOf } from './limits.ts';
import { msUntilReminder, remindersBy } from './reminder.ts';

describe('a reply as of a later moment', () => {
  const answer = {
    ...sampleSaferPlay,
    limits: limitsWith(loosening, {
      ...minutesUsedUp,
      loosening: { minutes: null, from: '2026-03-02T08:00:00.000Z' },
    }),
    break: { kind: 'timeOut' as const, until: '2026-03-02T09:00:00.000Z' },
  };
  const at = (moment: string) => limitsAt(answer, Date.parse(moment));
  const deposits = (moment: string) => at(moment).limits[0];

  test('is unchanged before the first moment in it', () => {
    expect(at('2026-03-02T07:59:59.999Z')).toEqual(answer);
  });

  test('has no break after the break has ended', () => {
    expect(at('2026-03-02T08:59:59.999Z').break).toEqual(answer.break);
    expect('break' in at('2026-03-02T09:00:00.000Z')).toBe(false);
  });

  test('has the looser limit, with a higher remaining amount', () => {
    expect(deposits('2026-03-02T09:29:59.999Z')).toEqual(loosening);
    expect(deposits('2026-03-02T09:30:00.000Z')).toEqual({ ...depositDay, amount: '2000.00', left: '1700.00' });
  });

  test('has no limit after its requested removal takes effect', () => {
    expect(at('2026-03-02T08:00:00.000Z').limits.at(-1)).toEqual({ ...minutesUsedUp, minutes: null, left: null });
  });

  test('has nothing left if a looser limit is already used up', () => {
    const used = { ...loosening, used: '2500.00', left: '0.00' };
    const later = limitsAt({ ...answer, limits: limitsWith(used) }, Date.parse('2026-03-03T00:00:00Z'));
    expect(later.limits[0]).toMatchObject({ amount: '2000.00', left: '0.00' });
  });

  test('changes at the end of a break, when a looser limit takes effect, and when a limit’s period restarts', () => {
    expect(changesOf(answer).map((moment) => new Date(moment).toISOString())).toEqual([
      '2026-03-01T18:00:00.000Z',
      '2026-03-01T18:00:00.000Z',
      '2026-03-02T08:00:00.000Z',
      '2026-03-02T09:00:00.000Z',
      '2026-03-02T09:30:00.000Z',
    ]);
    expect(changesOf(sampleSaferPlay)).toEqual([]);
  });
});

describe('a requested limit', () => {
  const waiting = { value: '2000.00', from: '2026-03-02T09:30:00.000Z' };
  test.each([
    ['the first applies immediately', null, undefined, '500', 'atOnce'],
    ['a lower one applies immediately', '1000.00', undefined, '999.99', 'atOnce'],
    ['a lower one applies immediately while a higher one waits', '1000.00', waiting, '500', 'atOnce'],
    ['a higher one applies later', '1000.00', undefined, '1000.01', 'later'],
    ['a removal applies later', '1000.00', undefined, null, 'later'],
    ['another higher one applies later', '1000.00', waiting, '3000', 'later'],
    ['the waiting one continues to wait', '1000.00', waiting, '2000', 'waits'],
    ['the present one changes nothing', '1000.00', undefined, '1000', 'same'],
    ['the current one cancels the waiting one', '1000.00', waiting, '1000', 'stays'],
    ['a removal without a limit has no effect', null, undefined, null, 'same'],
    ['more digits are a higher one', '900', undefined, '1000', 'later'],
  ] as const)('%s', (_, held, waits, wanted, effect) => {
    expect(limitEffect({ held, waiting: waits }, wanted, 24)).toBe(effect);
  });

  test('a higher limit takes effect immediately if the licence requires no wait', () => {
    expect(limitEffect({ held: '10', waiting: undefined }, '20', 0)).toBe('atOnce');
  });

  test('is sent as money or minutes, and null removes it', () => {
    expect(changeOf(depositDay, '500')).toEqual({ kind: 'deposit', period: 'day', amount: '500' });
    expect(changeOf(minutesUsedUp, '60')).toEqual({ kind: 'session', period: 'day', minutes: 60 });
    expect(changeOf(minutesUsedUp, null)).toEqual({ kind: 'session', period: 'day', minutes: null });
  });

  test('has the same format for money and minutes', () => {
    expect(valuesOf(loosening)).toMatchObject({ held: '1000.00', waiting: { value: '2000.00' } });
    expect(valuesOf(minutesUsedUp)).toEqual({ held: '90', used: '90', left: '0', waiting: undefined });
  });
});

describe('a break', () => {
  const at = (iso: string) => Date.parse(iso);
  test.each([
    ['timeOut', 7, '2026-03-01T09:30:00Z', '2026-03-08T09:30:00Z'],
    ['exclusion', 6, '2026-03-01T09:30:00Z', '2026-09-01T09:30:00Z'],
    ['exclusion', 6, '2026-08-31T09:30:00Z', '2027-02-28T09:30:00Z'],
    ['exclusion', 60, '2028-02-29T09:30:00Z', '2033-02-28T09:30:00Z'],
  ] as const)('%s of %i from %s ends %s', (kind, length, from, end) => {
    expect(breakEnd({ kind, length }, at(from))).toBe(at(end));
  });

  test('that is active can be made longer, never shorter', () => {
    const held = { kind: 'timeOut' as const, until: '2026-03-10T09:30:00Z' };
    const { timeOuts, exclusions } = breaksOffered({ ...sampleSaferPlay, break: held }, at('2026-03-01T09:30:00Z'));
    expect(timeOuts.map(({ id }) => id)).toEqual(['timeOut-30']);
    expect(exclusions).toHaveLength(3);
  });
});

describe('a reminder', () => {
  const minute = 60_000;
  const known = { login: 'a', since: 0, everyMinutes: 60, shown: 0 };
  test.each([
    [59, 0],
    [60, 1],
    [125, 2],
  ])('after %i minutes there are %i reminders', (minutes, count) => {
    expect(remindersBy(known, minutes * minute)).toBe(count);
  });

  test('the wait is the rest of the interval; for an unknown login, one minute', () => {
    expect(msUntilReminder(known, 'a', 20 * minute)).toBe(40 * minute);
    expect(msUntilReminder({ ...known, shown: 1 }, 'a', 60 * minute)).toBe(60 * minute);
    expect(msUntilReminder(known, 'a', 300 * minute)).toBe(0);
    expect(msUntilReminder(known, 'b', 300 * minute)).toBe(minute);
    expect(msUntilReminder(undefined, 'a', 0)).toBe(minute);
  });
});
