import type { Merchant } from '@livery/merchant';
import { expect, test } from 'vitest';
import { signInSources } from './signInSources.ts';

const firebase = { projectId: 'nova', apiKey: 'key', authDomain: 'nova.firebaseapp.com', phone: true };
const sourcesOf = (project: object | undefined, switches: Partial<Merchant['switches']>) =>
  signInSources({ gateway: { firebase: project }, switches } as unknown as Merchant);
const everything = { GOOGLELOGIN3: true, MOBILEVERCODELOGIN3: true };
const nothing = { scripts: [], frames: [], calls: [], trustedTypes: [] };

test.each([
  ['without a project', undefined, everything],
  ['with one that no switch enables', firebase, {}],
  ['with numbers that the gateway proves', { ...firebase, phone: false }, { REGMOBVERF3: true }],
  ['with the sandbox as its emulator', { ...firebase, emulator: '/' }, everything],
])('a merchant %s gets no sign-in sources', (_, project, switches) => {
  expect(sourcesOf(project, switches)).toEqual(nothing);
});

test('social accounts need Google’s frame library and the project’s own page, and no verifier', () => {
  const sources = sourcesOf({ ...firebase, phone: false }, { FACEBOOKLOGIN3: true, REGMOBVERF3: true });
  expect(sources.scripts).toEqual(['https://apis.google.com']);
  expect(sources.frames).toEqual(['https://nova.firebaseapp.com']);
  expect(sources.trustedTypes).toEqual(['default', 'gapi#gapi']);
  expect(JSON.stringify(sources)).not.toContain('recaptcha');
});

test('sign-in by phone number needs the verifier, and no frame library', () => {
  const sources = sourcesOf(firebase, { REGMOBVERF3: true });
  expect(sources.scripts).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
  expect(JSON.stringify(sources)).not.toContain('apis.google.com');
});

test('an emulator on another host replaces Google’s servers', () => {
  const sources = sourcesOf({ ...firebase, emulator: 'http://127.0.0.1:9099' }, everything);
  expect(sources).toMatchObject({ calls: ['http://127.0.0.1:9099'], frames: ['http://127.0.0.1:9099'] });
});
