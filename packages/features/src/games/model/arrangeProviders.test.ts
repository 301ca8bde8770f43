import type { Vendor } from '@livery/api/games/gameLists';
import { expect, test } from 'vitest';
import { arrangeProviders } from './arrangeProviders.ts';

const vendor = (name: string, gameCount?: number): Vendor => ({
  code: name,
  name,
  accountTypeName: name,
  classifications: [],
  isGpi: false,
  ...(gameCount !== undefined && { gameCount }),
});
const vendors = [vendor('Zebra', 5), vendor('Élan', 20), vendor('apex', 20), vendor('Mango')];

test.each([
  ['popular', '', ['Zebra', 'Élan', 'apex', 'Mango']],
  ['name', '', ['apex', 'Élan', 'Mango', 'Zebra']],
  ['games', '', ['Élan', 'apex', 'Zebra', 'Mango']],
  ['popular', ' ELA', ['Élan']],
  ['name', 'a', ['apex', 'Élan', 'Mango', 'Zebra']],
  ['popular', 'nobody', []],
] as const)('in the order %s, searched for %j: %j', (order, search, names) => {
  expect(arrangeProviders(vendors, { order, search, language: 'en' }).map(({ name }) => name)).toEqual(names);
});
