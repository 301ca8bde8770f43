import type { CallValue } from '../contract/call.ts';
import type { getCustomerService } from '../contract/service/getCustomerService.ts';
import { decryptServicePath } from './decryptServicePath.ts';
import { serviceAddress } from './serviceAddress.ts';

/** A contact of customer service. */
export interface ServiceContact {
  kind: 'main' | 'whatsapp' | 'liveChat' | 'telegram';
  /** The way to open the contact: by its plain address, by the live chat's link, or by its decrypted address. */
  opensBy: 'address' | 'chat' | 'decryption';
  /** The path from the gateway. `contactAddress` turns it into an address. */
  path: string;
}

type Entry = CallValue<typeof getCustomerService>['version']['pathList'][number];

const kinds = {
  CS: 'main',
  WHATSAPP: 'whatsapp',
  LIVECHAT: 'liveChat',
  TELEGRAM: 'telegram',
} as const satisfies Record<Entry['csType'], ServiceContact['kind']>;
const ways = { 1: 'address', 2: 'chat', 3: 'decryption' } as const satisfies Record<
  Entry['type'],
  ServiceContact['opensBy']
>;

export function toServiceContacts({ version }: CallValue<typeof getCustomerService>): ServiceContact[] {
  return version.pathList.map(({ csType, type, path }) => ({ kind: kinds[csType], opensBy: ways[type], path }));
}

/**
 * Returns the address of a contact without decryption, which can be the target of a link. Undefined for other contacts,
 * and if the address is not allowed.
 */
export function plainAddress({ opensBy, path }: ServiceContact): string | undefined {
  return opensBy === 'address' ? serviceAddress(path) : undefined;
}

/**
 * Returns the address that a tap on a contact opens: https, a telephone number, WhatsApp or Telegram.
 * @returns undefined if the contact is unavailable, and for the live chat, whose link is requested each time
 */
export async function contactAddress(contact: ServiceContact): Promise<string | undefined> {
  return contact.opensBy === 'decryption' ? decryptServicePath(contact.path) : plainAddress(contact);
}
