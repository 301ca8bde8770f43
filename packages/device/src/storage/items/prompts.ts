import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseMoment } from '../parsers.ts';

/** Offers of contracts that the agent postponed during this visit, as `kind-id`. */
export const dismissedContractsItem = defineItem<readonly string[]>({
  key: storageKeys.dismissedContracts,
  area: 'session',
  parse: (text) => {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) && found.every((one) => typeof one === 'string') ? found : undefined;
  },
  fallback: [],
});

/** Time at which the player last dismissed the offer to install the app, in milliseconds since 1970. */
export const appOfferDismissedAtItem = defineItem<number, undefined>({
  key: storageKeys.appOfferDismissedAt,
  area: 'local',
  parse: parseMoment,
  fallback: undefined,
});

const parseBoolean = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined);

/** Whether this visit is the first one on this device. A visit is a tab. Undefined until home was shown. */
export const firstVisitItem = defineItem<boolean, undefined>({
  key: storageKeys.firstVisit,
  area: 'session',
  parse: parseBoolean,
  format: String,
  fallback: undefined,
});

/** Whether the player has visited home on this device. */
export const hasVisitedItem = defineItem<boolean>({
  key: storageKeys.hasVisited,
  area: 'local',
  parse: parseBoolean,
  format: String,
  fallback: false,
});
