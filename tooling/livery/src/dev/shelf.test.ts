import { expect, test } from 'vitest';
import { openShelf } from './shelf.ts';

test('in development every merchant can be read in the pseudo languages, made from English', async () => {
  const shelf = openShelf();
  await shelf.refresh(['padma']);
  const { html, files, merchant } = shelf.get('padma')!;
  expect(merchant.languages).toEqual({ default: 'BN', supported: ['BN', 'EN', 'UR', 'XA', 'XB'] });
  const [path, words] = [...files].find(([address]) => address.startsWith('/texts/XA/auth.'))!;
  expect(html).toContain(path);
  expect(JSON.parse(String(words))).toMatchObject({ auth: { password: '[Påååsswööörð]' } });
});
