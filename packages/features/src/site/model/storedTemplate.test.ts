import { testMerchant } from '@livery/api/testing';
import { describe, expect, test } from 'vitest';
import { storeTemplate, withStoredTemplate } from './storedTemplate.ts';

const merchant = testMerchant();

describe('the stored template', () => {
  test("[STAT-04] without a stored reply the merchant's own flags are used", () => {
    expect(withStoredTemplate(merchant)).toBe(merchant);
  });

  test('[STAT-04] a stored reply is used from the next visit', () => {
    storeTemplate(merchant.code, { memberCentre: 'new', deposit: 'base' });
    expect(withStoredTemplate(merchant).templates).toEqual({ memberCentre: 'new', deposit: 'base' });
    storeTemplate(merchant.code, { memberCentre: 'base', deposit: 'new' });
    expect(withStoredTemplate(merchant).templates).toEqual({ memberCentre: 'base', deposit: 'new' });
  });

  test('a reply with the same versions returns the same object, so that home can be hydrated', () => {
    storeTemplate(merchant.code, { memberCentre: 'base', deposit: 'base' });
    expect(withStoredTemplate(merchant)).toBe(merchant);
  });

  test('the reply for another merchant is ignored', () => {
    storeTemplate('neighbour', { memberCentre: 'new', deposit: 'new' });
    expect(withStoredTemplate(merchant)).toBe(merchant);
  });

  test.each([
    '',
    'testmerchant new base',
    '{"mem_cen":"1"}',
    '{"merchant":"testmerchant"}',
    '{"merchant":"testmerchant","templates":{"memberCentre":"new","deposit":"plaid"}}',
  ])('invalid text is ignored: %j', (text) => {
    localStorage.setItem('template', text);
    expect(withStoredTemplate(merchant)).toBe(merchant);
  });
});
