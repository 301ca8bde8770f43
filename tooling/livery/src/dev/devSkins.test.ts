import { expect, test } from 'vitest';
import { createDevSkins } from './devSkins.ts';

test('in development every merchant offers the pseudo languages, made from English', async () => {
  const devSkins = createDevSkins();
  await devSkins.refresh(['padma']);
  const { html, files, merchant } = devSkins.get('padma')!;
  expect(merchant.languages).toEqual({ default: 'BN', supported: ['BN', 'EN', 'UR', 'XA', 'XB'] });
  const [path, words] = [...files].find(([address]) => address.startsWith('/texts/XA/auth.'))!;
  expect(html).toContain(path);
  expect(JSON.parse(String(words))).toMatchObject({ auth: { password: '[Påååsswööörð]' } });
});
