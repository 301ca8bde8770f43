import type { Merchant } from '@livery/merchant';
import { expect, test } from 'vitest';
import { contentPolicy } from './contentPolicy.ts';

const merchant = {
  gateway: { baseUrl: 'https://gateway.nova.example', gameHosts: ['https://games.nova.example'] },
  cdn: { assetBase: 'https://code.nova.example/a/', imageCdn: ['https://pictures.nova.example'] },
  switches: {},
} as unknown as Merchant;

test('the policy allows the page’s own host and the merchant’s hosts, and no others', () => {
  const policy = contentPolicy(merchant, { scripts: [], styles: [] }).split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' https:\/\/code\.nova\.example\S*$/),
    expect.stringMatching(/^style-src 'self' https:\/\/code\.nova\.example\S*$/),
    expect.stringMatching(/^img-src 'self' [^*]*data:$/),
    "font-src 'self'",
    expect.stringMatching(/^connect-src 'self' https:\/\/gateway\.nova\.example https:\/\/code\.nova\.example\S*$/),
    "frame-src 'self' https://gateway.nova.example https://games.nova.example",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types livery-worker',
  ]);
});
