import type { PublicMerchant } from '@livery/merchant';
import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The merchant, and the versions of the screens that the gateway returned at the last visit. */
export interface StoredTemplate {
  merchant: string;
  templates: PublicMerchant['templates'];
}

const isVersion = (found: unknown) => found === 'base' || found === 'new';

export const templateItem = defineItem<StoredTemplate, undefined>({
  key: storageKeys.template,
  area: 'local',
  parse: parseObject(({ merchant, templates }) => {
    const { memberCentre, deposit } = Object(templates) as Record<string, unknown>;
    return typeof merchant === 'string' && isVersion(memberCentre) && isVersion(deposit);
  }),
  fallback: undefined,
});

/**
 * Why the site was closed according to the last reply of the gateway, for a merchant. The time is in milliseconds since
 * 1970, by this device's clock.
 */
export interface StoredClosure {
  merchant: string;
  closure: 'maintenance' | 'regionRestriction';
  at: number;
}

export const closureItem = defineItem<StoredClosure, undefined>({
  key: storageKeys.closure,
  area: 'local',
  parse: parseObject(
    ({ merchant, closure, at }) =>
      typeof merchant === 'string' &&
      (closure === 'maintenance' || closure === 'regionRestriction') &&
      typeof at === 'number',
  ),
  fallback: undefined,
});
