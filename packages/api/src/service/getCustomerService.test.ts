import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { createTestStore } from '../testing/testStore.ts';
import { decryptServicePath } from './decryptServicePath.ts';
import { serviceApi } from './getCustomerService.api.ts';
import { contactAddress } from './getCustomerService.transform.ts';
import { serviceAddress } from './serviceAddress.ts';

const network = startNetwork();

/** Encrypts a path as older gateways do, with OpenSSL: triple DES with three equal keys is single DES. */
function seal(address: string, key = 'k3y-8chr'): string {
  const bytes = Buffer.from(key, 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return `${Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]).toString('base64')}${key}`;
}

test('[MSG-08] CS, WHATSAPP and LIVECHAT are contacts; the last 8 characters decrypt a path of type 3', async () => {
  network.use(
    answer(calls.getCustomerService, {
      version: {
        pathList: [
          { csType: 'CS', type: 1, path: 'https://support.test.example/desk' },
          { csType: 'WHATSAPP', type: 3, path: seal('https://wa.me/12025550142', 'Ab3dEf7h') },
          { csType: 'LIVECHAT', type: 2, path: '' },
        ],
      },
    }),
  );
  const { data } = await createTestStore().dispatch(serviceApi.endpoints.getCustomerService.initiate());
  expect(data!.map(({ kind, opensBy }) => [kind, opensBy])).toEqual([
    ['main', 'address'],
    ['whatsapp', 'decryption'],
    ['liveChat', 'chat'],
  ]);
  expect(await Promise.all(data!.map(contactAddress))).toEqual([
    'https://support.test.example/desk',
    'https://wa.me/12025550142',
    undefined,
  ]);
});

describe('an encrypted path', () => {
  test('known answer: "https://t.me/x" under 01234567, computed by OpenSSL', async () => {
    expect(seal('https://t.me/x', '01234567')).toBe('CU55FKuZnEPdgxR83/t/mQ==01234567');
    expect(await decryptServicePath('CU55FKuZnEPdgxR83/t/mQ==01234567')).toBe('https://t.me/x');
  });

  test('any https address with any key is decrypted to the same address', async () => {
    const key = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.webUrl({ validSchemes: ['https'] }), key, async (address, by) => {
        expect(await decryptServicePath(seal(address, by))).toBe(new URL(address).href);
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    '',
    'short',
    '01234567',
    'not base64!01234567',
    'AAAAAAAAAAA=01234567',
    seal('https://wa.me/1').replace(/.{8}$/, 'otherkey'),
    seal('https://wa.me/1').slice(0, -1),
    seal('https://wa.me/1').slice(4),
  ])('%j cannot be decrypted, so the contact is unavailable', async (path) =>
    expect(await decryptServicePath(path)).toBeUndefined(),
  );

  test('random text never throws and never returns an address that is not allowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.string().map((text) => seal(text)),
        ),
        async (path) => {
          const address = await decryptServicePath(path);
          if (address !== undefined) expect(address).toMatch(/^(https|tel|whatsapp|tg):/);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://plain.example/',
    '//elsewhere.example',
  ])('%j is decrypted, but is not a contact', async (address) =>
    expect(await decryptServicePath(seal(address))).toBeUndefined(),
  );
});

describe('an address', () => {
  test.each([
    'https://support.example/',
    'tel:+8801700000000',
    'tel:911',
    'whatsapp://send?phone=12025550142',
    'tg://resolve?domain=x',
    'https://t.me/x',
    'https://wa.me/1',
  ])('%j is allowed', (text) => {
    expect(serviceAddress(text)).toBe(text);
  });

  test.each([
    '',
    'support',
    'http://plain.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' https://a.example/',
    'https://a.example/\n',
    'java\tscript:alert(1)',
    'vbscript:x',
    'data:,x',
    'file:///etc/passwd',
    'blob:https://a.example/x',
    'https://user:word@a.example/',
    'https://user@a.example/',
    'https:\\\\a.example',
    'tel:',
    'tel:+1;phone-context=evil',
    'tel:javascript',
    'intent://x#Intent;end',
    'https://',
  ])('%j is not allowed', (text) => expect(serviceAddress(text)).toBeUndefined());
});
