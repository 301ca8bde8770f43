import * as v from 'valibot';
import { getCustomerService } from '../service/getCustomerService.ts';
import { getSystemStatus } from '../site/getSystemStatus.ts';
import { flag, optionalField } from './fields.ts';

const { csType, type, path } = getCustomerService.value.entries.version.entries.pathList.item.entries;

/**
 * The path of a contact. An entry without a type opens by its path, or by the chat link if it has no path. This uses
 * `nullish` and not `optionalField`: the path of an entry with an unreadable type may be encrypted, so the whole entry
 * is removed.
 */
const servicePath = v.pipe(
  v.object({ csType, type: v.nullish(type), path: v.optional(path, '') }),
  v.transform((entry) => ({ ...entry, type: entry.type ?? (entry.path === '' ? (2 as const) : (1 as const)) })),
);

export const getCustomerServiceMinimum = v.object({ version: v.object({ pathList: v.array(servicePath) }) });

export const getSystemStatusMinimum = v.object({
  maintenance: flag,
  regionRestriction: optionalField(flag, false, 'the page for regions that are not served'),
  // Any time fits, because the app reads the gateway's time from the `Date` header.
  serverTime: v.optional(getSystemStatus.value.entries.serverTime, '1970-01-01T00:00:00.000Z'),
});
