import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { shortText } from '../values/shortText.ts';
import { gameType } from './gameTypes.ts';
import { vendorValue } from './vendorValue.ts';

export const getVendorGameTypes = defineCall({
  name: 'getVendorGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'anyone',
  cachedAs: 'vassalGameTypes',
  query: v.strictObject({ typeId: v.literal('1'), merchant_code: shortText }),
  independentLists: ['vendors', 'classifications'],
  /** Categories in display order. */
  value: v.array(v.object({ gameCategory: gameType, vendors: v.array(vendorValue) })),
});

export const summary = 'Lists the categories in the order they are shown, with their vendors and the classes of each.';

export const sample: CallValue<typeof getVendorGameTypes> = [
  {
    gameCategory: 'RNG',
    vendors: [
      {
        vassalage: 'ACME',
        displayName: 'Acme Games',
        accountTypeName: 'ACME wallet',
        mobileFolder: 'acme-mobile',
        logo: 'logo.svg',
        gameCount: 120,
        classifications: [{ code: 'megaways', name: 'Megaways' }],
      },
    ],
  },
];
