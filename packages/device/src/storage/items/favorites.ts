import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';
import { isTabChange, type TabChange } from './tabChange.ts';

/** The last saved change of favourites on this device. */
export const favoritesChangeItem = defineItem<TabChange, undefined>({
  key: storageKeys.favoritesChange,
  area: 'local',
  parse: parseObject<TabChange>(isTabChange),
  fallback: undefined,
});
