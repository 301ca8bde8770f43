import { beforeEach, describe, expect, test, vi } from 'vitest';
import { closureOf, readStoredClosure } from './storedClosure.ts';

const told = { maintenance: false, regionRestriction: false, serverTime: new Date().toISOString() };
const keep = (kept: object, merchant = 'testhouse') =>
  localStorage.setItem('status', JSON.stringify([JSON.stringify([merchant, 'BN', null, false]), { ...told, ...kept }]));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('kept status', () => {
  beforeEach(() => localStorage.clear());

  test('[STAT-02] [STAT-03] maintenance goes before a restricted region', () => {
    expect(closureOf({ isMaintenance: true, isRegionRestricted: true })).toBe('maintenance');
    expect(closureOf({ isMaintenance: false, isRegionRestricted: true })).toBe('regionRestriction');
    expect(closureOf({ isMaintenance: false, isRegionRestricted: false })).toBeUndefined();
  });

  test('[STAT-01] counts, in whatever language it was asked', () => {
    keep({ maintenance: true });
    expect(readStoredClosure('testhouse')).toBe('maintenance');
    keep({ regionRestriction: true });
    expect(readStoredClosure('testhouse')).toBe('regionRestriction');
    keep({});
    expect(readStoredClosure('testhouse')).toBeUndefined();
  });

  test("another merchant's does not count", () => {
    keep({ maintenance: true }, 'testhouse2');
    expect(readStoredClosure('testhouse')).toBeUndefined();
  });

  test.each([
    ['two days old', daysAgo(2)],
    ['from a clock two days ahead', daysAgo(-2)],
    ['without a time', 'soon'],
  ])('one %s does not count before it was asked again', (_what, serverTime) => {
    keep({ maintenance: true, serverTime });
    expect(readStoredClosure('testhouse')).toBeUndefined();
  });

  test.each(['', 'null', '[]', '["[\\"testhouse\\""]', '{"maintenance":true}', '[1,{"maintenance":true}]'])(
    'what the client did not write does not count: %s',
    (text) => {
      localStorage.setItem('status', text);
      expect(readStoredClosure('testhouse')).toBeUndefined();
    },
  );

  test('blocked storage closes nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(readStoredClosure('testhouse')).toBeUndefined();
    vi.restoreAllMocks();
  });
});
