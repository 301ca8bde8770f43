import type { BettableLottery } from '@livery/api/lottery/lottery';
import { expect, test } from 'vitest';
import { lotteriesOf } from './lotteriesOf.ts';

const lottery = (code: string, vendorCode: string): BettableLottery => ({
  code,
  name: code,
  kind: 'numero',
  category: 'LOTT',
  prizeMode: 'Lott',
  vendorCode,
  vendorName: vendorCode,
  plays: [],
});
const all = [lottery('SEA_1', 'ACME'), lottery('KOI_1', 'KOI'), lottery('SEA_2', 'ACME'), lottery('SEA_3', 'ACME')];
const codes = (gameCode: string, isLobby: boolean) => lotteriesOf(all, { gameCode, isLobby }).map(({ code }) => code);

test('without a lobby, only the launched lottery is listed', () => {
  expect(codes('SEA_2', false)).toEqual(['SEA_2']);
});

test('a lobby has the lotteries of its vendor, the launched one first', () => {
  expect(codes('SEA_2', true)).toEqual(['SEA_2', 'SEA_1', 'SEA_3']);
  expect(codes('KOI_1', true)).toEqual(['KOI_1']);
});

test('for a removed lottery the list is empty, also in a lobby', () => {
  expect(codes('GONE', false)).toEqual([]);
  expect(codes('GONE', true)).toEqual([]);
});
