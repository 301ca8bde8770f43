import { expect, test } from 'vitest';
import { readValidMerchants } from '../merchant/readAll.ts';
import { firstRequests } from './firstRequests.ts';

const [aurora, indus] = readValidMerchants(['aurora', 'indus']);

test('each language requests in its own language, and each merchant with its own code', async () => {
  const [ofAurora, ofIndus] = [await firstRequests(aurora!), await firstRequests(indus!)];
  expect(Object.keys(ofIndus).toSorted()).toEqual(indus!.languages.supported.toSorted());
  for (const [language, requests] of Object.entries(ofIndus)) {
    expect(requests).toHaveLength(3);
    for (const { headers } of requests) expect(headers).toMatchObject({ Merchant: 'indus', Language: language });
  }
  const announcements = new URL(ofIndus['UR']![0]!.address, 'https://indus.example');
  expect(announcements.pathname).toBe('/wps/relay/MCSFE_announcements');
  expect(Object.fromEntries(announcements.searchParams)).toMatchObject({ merchantCode: 'indus', language: 'UR' });
  expect(JSON.stringify(ofAurora)).not.toContain('indus');
});

test('requests use a merchant’s own gateway and paths', async () => {
  const gateway = { ...aurora!.gateway, baseUrl: 'https://api.example/v2/', paths: { getHotGames: '/hot' } };
  const requests = (await firstRequests({ ...aurora!, gateway }))['EN']!;
  expect(requests[0]!.address).toMatch(/^https:\/\/api\.example\/v2\/wps\/relay\/MCSFE_announcements\?/);
  expect(requests[1]!.address).toMatch(/^https:\/\/api\.example\/v2\/hot\?/);
});
