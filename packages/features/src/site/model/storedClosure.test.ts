import { closureItem } from '@livery/device/storage';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closureOf, readStoredClosure, storeClosure } from './storedClosure.ts';

const merchant = 'testmerchant';
const daysAgo = (days: number) => Date.now() - days * 86_400_000;

describe('the stored closure', () => {
  beforeEach(() => localStorage.clear());

  test('[STAT-02] [STAT-03] maintenance takes precedence over a restricted region', () => {
    expect(closureOf({ isMaintenance: true, isRegionRestricted: true })).toBe('maintenance');
    expect(closureOf({ isMaintenance: false, isRegionRestricted: true })).toBe('regionRestriction');
    expect(closureOf({ isMaintenance: false, isRegionRestricted: false })).toBeUndefined();
  });

  test('[STAT-01] the last stored closure is used', () => {
    storeClosure(merchant, 'maintenance');
    expect(readStoredClosure(merchant)).toBe('maintenance');
    storeClosure(merchant, 'regionRestriction');
    expect(readStoredClosure(merchant)).toBe('regionRestriction');
    storeClosure(merchant, undefined);
    expect(readStoredClosure(merchant)).toBeUndefined();
  });

  test('the closure of another merchant is ignored', () => {
    storeClosure('testmerchant2', 'maintenance');
    expect(readStoredClosure(merchant)).toBeUndefined();
  });

  test.each([
    ['two days old', daysAgo(2)],
    ['two days in the future, by a clock that was set back', daysAgo(-2)],
  ])('a closure %s is ignored', (_, at) => {
    closureItem.write({ merchant, closure: 'maintenance', at });
    expect(readStoredClosure(merchant)).toBeUndefined();
  });

  test.each(['', 'null', '[]', '{"maintenance":true}', '{"merchant":"testmerchant","closure":"snow","at":1}'])(
    'invalid text is ignored: %s',
    (text) => {
      localStorage.setItem(closureItem.key, text);
      expect(readStoredClosure(merchant)).toBeUndefined();
    },
  );

  test('with blocked storage the site is not closed', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(readStoredClosure(merchant)).toBeUndefined();
  });
});
