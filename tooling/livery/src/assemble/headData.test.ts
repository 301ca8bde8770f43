import { expect, test } from 'vitest';
import { readValidMerchants } from '../merchant/readAll.ts';
import { firstRequests } from './firstRequests.ts';
import { headData } from './headData.ts';

const [padma] = readValidMerchants(['padma']);
const texts = {
  BN: { common: '/texts/BN/home.0.json' },
  EN: {
    common: '/texts/EN/home.1.json',
    home: '/texts/EN/home.1.json',
    games: '/texts/EN/home.1.json',
    auth: '/texts/EN/auth.2.json',
  },
};
const code = ['/assets/vendor-2.js', '/assets/main-1.js'];
const requests = await firstRequests(padma!);
const data = headData({ merchant: padma!, texts, code, requests, hasWorker: true });

test('each language has its tag, its direction and the first font of a page in that language', () => {
  expect(data.languages['UR']).toMatchObject({
    tag: 'ur',
    direction: 'rtl',
    font: expect.stringMatching(/^\/fonts\//),
  });
  expect(data.languages['BN']).toMatchObject({
    tag: 'bn',
    direction: 'ltr',
    font: expect.stringMatching(/^\/fonts\//),
  });
  expect(data.languages['UR']!.font).not.toBe(data.languages['BN']!.font);
  expect(Object.keys(data.languages)).toEqual(padma!.languages.supported);
});

test('only home’s texts are named, each file once, and none that the page already contains', () => {
  expect(data.languages['EN']!.texts).toEqual([texts.EN.home]);
  expect(data.languages['BN']!.texts).toEqual([]);
});

test('the head data has the values that the head script needs, and home’s requests per language', () => {
  expect(data).toMatchObject({
    merchantCode: 'padma',
    defaultLanguage: 'BN',
    canvas: { dark: padma!.theme.color.dark.canvas.$value, light: padma!.theme.color.light.canvas.$value },
    picturesFrom: padma!.gateway.baseUrl,
    code,
    hasWorker: true,
  });
  expect(Object.keys(data.requests)).toEqual(padma!.languages.supported);
});
