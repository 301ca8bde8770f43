import { defineItem } from '../defineItem.ts';
import { storageKeys } from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** Where the person put the button of customer service. */
export interface FloatPlace {
  /** At which end of a line of text. */
  side: 'start' | 'end';
  /** Pixels above its lowest place. */
  rise: number;
}

/** The place of the button of customer service on this device. */
export const floatPlaceItem = defineItem<FloatPlace>({
  key: storageKeys.floatPlace,
  area: 'local',
  parse: parseObject(
    ({ side, rise }) =>
      (side === 'start' || side === 'end') && typeof rise === 'number' && Number.isFinite(rise) && rise >= 0,
  ),
  fallback: { side: 'end', rise: 0 },
});
