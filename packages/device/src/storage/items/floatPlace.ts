import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Where the person put a button that floats. */
export interface FloatPlace {
  /** At which end of a line of text. */
  side: 'start' | 'end';
  /** Pixels above its lowest place. */
  rise: number;
}

const placeItem = (key: string, fallback: FloatPlace) =>
  defineItem<FloatPlace>({
    key,
    area: 'local',
    parse: parseObject(
      ({ side, rise }) =>
        (side === 'start' || side === 'end') && typeof rise === 'number' && Number.isFinite(rise) && rise >= 0,
    ),
    fallback,
  });

export type FloatPlaceItem = ReturnType<typeof placeItem>;

/** The place of the button of customer service on this device. */
export const floatPlaceItem = placeItem(storageKeys.floatPlace, { side: 'end', rise: 0 });

/** The place of the control that closes a game. At first above what most games have at their foot. */
export const gameClosePlaceItem = placeItem(storageKeys.gameClosePlace, { side: 'end', rise: 220 });
