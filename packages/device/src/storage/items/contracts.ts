import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';
import { isTabChange, type TabChange } from './tabChange.ts';

/** The last change of an agent contract that was made on this device. */
export const contractsChangeItem = defineItem<TabChange, undefined>({
  key: storageKeys.contractsChange,
  area: 'local',
  parse: parseObject<TabChange>(isTabChange),
  fallback: undefined,
});
