import { gameTypes, vendors } from '../data/games.ts';
import type { GuestCall } from './call.ts';

export const getVendorGameTypes: GuestCall = {
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  required: ['typeId', 'merchant_code'],
  optional: [],
  answer: () => gameTypes.map((gameCategory) => ({ gameCategory, vendorNames: vendors })),
};
