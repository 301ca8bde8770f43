import { expect, test } from 'vitest';
import { getHotGames } from '../contract/games/getHotGames.ts';
import { getMemberInfo } from '../contract/member/getMemberInfo.ts';
import { testMerchant } from '../testing/testMerchant.ts';
import { addressOf, prepareRequest } from './request.ts';

const context = { merchant: testMerchant(), getLanguage: () => 'EN' };

test('cookies never travel, and what belongs to a member is not left in the cache of the browser', async () => {
  expect(await prepareRequest(context, { call: getHotGames }, 'token')).toMatchObject({
    init: { credentials: 'omit', cache: 'default' },
  });
  expect(await prepareRequest(context, { call: getMemberInfo }, 'token')).toMatchObject({
    init: { credentials: 'omit', cache: 'no-store' },
  });
});

test('without a base address calls go to the page’s own host', () => {
  const merchant = testMerchant();
  merchant.gateway = { ...merchant.gateway, baseUrl: '' };
  expect(addressOf({ ...context, merchant }, { call: getMemberInfo })).toBe(
    `${window.location.origin}/wps/member/info`,
  );
});
