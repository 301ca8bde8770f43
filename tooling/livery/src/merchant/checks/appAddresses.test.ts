import { calls } from '@livery/api/contract';
import { describeProblem } from '@livery/merchant';
import { readMerchant } from '@livery/merchant/node';
import { expect, test } from 'vitest';
import { project } from '../../project.ts';
import { knownNames } from '../readAll.ts';
import { appAddresses } from './appAddresses.ts';
import { sharedAddresses } from './sharedAddresses.ts';

const { merchant } = readMerchant(project.merchantsDir, 'aurora', knownNames());

/** A valid merchant, except for these paths. */
const withPaths = (paths: Record<string, string>, baseUrl = '') => ({
  ...merchant!,
  gateway: { ...merchant!.gateway, paths, baseUrl },
});

test.each([
  ['getWallet', '/m/home'],
  ['getWallet', '/m'],
  ['getWallet', '/'],
  ['login', '/assets/x.js'],
  ['login', '/%61ssets/x.js'],
  ['getHelp', '/texts/EN/home.json'],
  ['getHelp', '/sw.js'],
  ['getHelp', '/index.html'],
])('%s at %s is reported, because the app uses this address', (name, path) => {
  expect(appAddresses(withPaths({ [name]: path })).map(describeProblem)).toEqual([
    `aurora/gateway.json → paths.${name}: "${path}" is an address of the app itself. Allowed: a path that is not /, not a file such as /sw.js, and not below /m/, /.well-known/, /assets/, /texts/, /fonts/, /pictures/, /icons/.`,
  ]);
});

test('other paths, and any path of a gateway on another host, are valid', () => {
  expect(appAddresses(withPaths({ getHelp: '/api/help', login: '/money' }))).toEqual([]);
  expect(appAddresses(withPaths({ getHelp: '/m/home' }, 'https://api.example'))).toEqual([]);
});

test.each(['', '/'])(
  'a call on the default path of another call of its method is reported, with "%s" at its end',
  (end) => {
    const other = Object.values(calls).find(({ name, method }) => method === calls.logout.method && name !== 'logout')!;
    expect(sharedAddresses(withPaths({ logout: other.path + end })).map(describeProblem)).toEqual([
      expect.stringContaining(
        `aurora/gateway.json → paths.logout: DELETE ${other.path} is the address of "${other.name}"`,
      ),
    ]);
  },
);

test('two moved calls with the same path are reported', () => {
  const paths = { getHelp: '/api/x', getWallet: '/api/x' };
  expect(sharedAddresses(withPaths(paths))).toHaveLength(calls.getHelp.method === calls.getWallet.method ? 1 : 0);
});
