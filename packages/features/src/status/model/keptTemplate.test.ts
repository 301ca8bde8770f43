import { testMerchant } from '@livery/api/testing';
import { describe, expect, test } from 'vitest';
import { keepTemplate, withKeptTemplate } from './keptTemplate.ts';

const merchant = testMerchant();

describe('kept template', () => {
  test("[STAT-04] without an answer of the gateway the merchant's own flags count", () => {
    expect(withKeptTemplate(merchant)).toBe(merchant);
  });

  test('[STAT-04] an answer counts from the next visit on', () => {
    keepTemplate(merchant.code, { memberCentre: 'new', deposit: 'base' });
    expect(withKeptTemplate(merchant).templates).toEqual({ memberCentre: 'new', deposit: 'base' });
    keepTemplate(merchant.code, { memberCentre: 'base', deposit: 'new' });
    expect(withKeptTemplate(merchant).templates).toEqual({ memberCentre: 'base', deposit: 'new' });
  });

  test('an answer that says the same leaves the merchant as it is: home is drawn as it should be', () => {
    keepTemplate(merchant.code, { memberCentre: 'base', deposit: 'base' });
    expect(withKeptTemplate(merchant)).toBe(merchant);
  });

  test("another merchant's answer does not count", () => {
    keepTemplate('neighbour', { memberCentre: 'new', deposit: 'new' });
    expect(withKeptTemplate(merchant)).toBe(merchant);
  });

  test.each(['', 'testhouse', 'testhouse new', 'testhouse new plaid', '{"mem_cen":"1"}'])(
    'what nobody kept does not count: %j',
    (text) => {
      localStorage.setItem('template', text);
      expect(withKeptTemplate(merchant)).toBe(merchant);
    },
  );
});
