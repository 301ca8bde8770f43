import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';
import { isTabChange, type TabChange } from './tabChange.ts';

/** The last claim of a promotion or of cashback on this device. */
export const promotionsChangeItem = defineItem<TabChange, undefined>({
  key: storageKeys.promotionsChange,
  area: 'local',
  parse: parseObject<TabChange>(isTabChange),
  fallback: undefined,
});
