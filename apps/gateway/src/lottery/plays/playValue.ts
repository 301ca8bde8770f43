import type { CallValue, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { localised } from '../../http/localised.ts';
import { toDecimal } from '../../wallet/minorUnits.ts';
import type { Play } from './play.ts';

type PlayValue = CallValue<typeof calls.getLotteryGames>['list'][number]['plays'][number];

/** A play as the API returns it. */
export const playValueOf =
  (reader: { language: string; merchant: Merchant }) =>
  ({ code, name, picks, odds }: Play): PlayValue => {
    const { from, digits, least, most, isOrdered = false, mayRepeat = false } = picks;
    return {
      code,
      name: localised(name, reader),
      picks: {
        ...(from !== undefined && { from: [...from] }),
        ...(digits !== undefined && { digits }),
        least,
        most,
        isOrdered,
        mayRepeat,
      },
      odds: Object.entries(odds).map(([outcome, pays]) => ({ outcome, pays: toDecimal(BigInt(pays), 2) })),
    };
  };
