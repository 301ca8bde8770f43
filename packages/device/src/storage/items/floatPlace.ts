import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Position of a floating button that the player moved. */
export interface FloatPlace {
  /** The side of the screen: `start` or `end` of a line of text. */
  side: 'start' | 'end';
  /** Pixels above the lowest position. */
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

/** Position of the customer service button on this device. */
export const floatPlaceItem = placeItem(storageKeys.floatPlace, { side: 'end', rise: 0 });

/**
 * Position of the button that closes a game. By default, it is above the controls that most games have at the bottom.
 */
export const gameClosePlaceItem = placeItem(storageKeys.gameClosePlace, { side: 'end', rise: 220 });
