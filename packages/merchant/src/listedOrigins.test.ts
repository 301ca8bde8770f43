import { expect, test } from 'vitest';
import { originPattern, isListedOrigin } from './listedOrigins.ts';

test.each([
  ['https://games.example', 'https://games.example', true],
  ['https://games.example:8443', 'https://games.example:8443', true],
  ['https://games.example', 'https://games.example:8443', false],
  ['https://games.example', 'http://games.example', false],
  ['https://games.example', 'https://games.example.evil', false],
  ['https://games.example', 'https://evilgames.example', false],
  ['https://*.games.example', 'https://a.b.games.example', true],
  ['https://*.games.example', 'https://games.example', false],
  ['https://*.games.example', 'https://.games.example', false],
  ['https://*.games.example', 'https://evilgames.example', false],
  ['https://*.games.example', 'http://a.games.example', false],
  ['http://play.aurora.localhost:*', 'http://play.aurora.localhost:4000', true],
  ['http://play.aurora.localhost:*', 'http://play.aurora.localhost', true],
  ['http://play.aurora.localhost:*', 'http://aurora.localhost:4000', false],
  ['http://play.aurora.localhost:*', 'https://play.aurora.localhost:4000', false],
  ['http://play.aurora.localhost:*', 'null', false],
])('with the entry %s in the list, isListedOrigin of %s is %s', (host, origin, is) => {
  expect(isListedOrigin(origin, [host])).toBe(is);
});

test.each([
  'https://games.example',
  'https://*.games.example:8443',
  'http://play.aurora.localhost:*',
  'http://localhost:4000',
])('%s is a valid entry of the list', (host) => expect(host).toMatch(originPattern));

test.each([
  'http://games.example',
  'https://games.example/',
  'https://games.example:*',
  'https://*',
  '*',
  "'self'",
  'https://a.b; script-src *',
  'play.aurora.localhost',
  'https://Games.example',
])('%s is not a valid entry of the list', (host) => expect(host).not.toMatch(originPattern));
