import { expect, test } from 'vitest';
import { getHotGames } from '../contract/games/getHotGames.ts';
import { getMemberInfo } from '../contract/member/getMemberInfo.ts';
import { testMerchant } from '../testing/testMerchant.ts';
import { addressOf, prepareRequest } from './request.ts';

const context = { merchant: testMerchant(), getLanguage: () => 'EN' };

test('requests send no cookies, and replies for members are not in the browser cache', async () => {
  expect(await prepareRequest(context, { call: getHotGames }, 'token')).toMatchObject({
    init: { credentials: 'omit', cache: 'default' },
  });
  expect(await prepareRequest(context, { call: getMemberInfo }, 'token')).toMatchObject({
    init: { credentials: 'omit', cache: 'no-store' },
  });
});

test('without a base URL, calls use the host of the page', () => {
  const merchant = testMerchant();
  merchant.gateway = { ...merchant.gateway, baseUrl: '' };
  expect(addressOf({ ...context, merchant }, { call: getMemberInfo })).toBe(
    `${window.location.origin}/wps/member/info`,
  );
});
