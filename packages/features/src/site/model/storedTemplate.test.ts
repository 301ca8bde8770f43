import { testMerchant } from '@livery/api/testing';
import { describe, expect, test } from 'vitest';
import { storeTemplate, withStoredTemplate } from './storedTemplate.ts';

const merchant = testMerchant();

describe('the stored template', () => {
  test("[STAT-04] without an answer of the gateway the merchant's own flags count", () => {
    expect(withStoredTemplate(merchant)).toBe(merchant);
  });

  test('[STAT-04] an answer counts from the next visit on', () => {
    storeTemplate(merchant.code, { memberCentre: 'new', deposit: 'base' });
    expect(withStoredTemplate(merchant).templates).toEqual({ memberCentre: 'new', deposit: 'base' });
    storeTemplate(merchant.code, { memberCentre: 'base', deposit: 'new' });
    expect(withStoredTemplate(merchant).templates).toEqual({ memberCentre: 'base', deposit: 'new' });
  });

  test('an answer that says the same leaves the merchant as it is: home is drawn as it should be', () => {
    storeTemplate(merchant.code, { memberCentre: 'base', deposit: 'base' });
    expect(withStoredTemplate(merchant)).toBe(merchant);
  });

  test("another merchant's answer does not count", () => {
    storeTemplate('neighbour', { memberCentre: 'new', deposit: 'new' });
    expect(withStoredTemplate(merchant)).toBe(merchant);
  });

  test.each([
    '',
    'testmerchant new base',
    '{"mem_cen":"1"}',
    '{"merchant":"testmerchant"}',
    '{"merchant":"testmerchant","templates":{"memberCentre":"new","deposit":"plaid"}}',
  ])('garbage does not count: %j', (text) => {
    localStorage.setItem('template', text);
    expect(withStoredTemplate(merchant)).toBe(merchant);
  });
});
