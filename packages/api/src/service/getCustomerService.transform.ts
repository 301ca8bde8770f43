import type { CallValue } from '../contract/call.ts';
import type { getCustomerService } from '../contract/service/getCustomerService.ts';
import { decryptServicePath } from './decryptServicePath.ts';
import { serviceAddress } from './serviceAddress.ts';

/** A way to customer service. */
export interface ServiceContact {
  kind: 'main' | 'whatsapp' | 'liveChat' | 'telegram';
  /** How it opens: its address as it is, the live chat's link, or its address once decrypted. */
  opensBy: 'address' | 'chat' | 'decryption';
  /** As it came. `contactAddress` makes an address of it. */
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
 * Address of a contact that needs no opening: a link may bear it. Undefined for every other contact, and where it may
 * not be opened.
 */
export function plainAddress({ opensBy, path }: ServiceContact): string | undefined {
  return opensBy === 'address' ? serviceAddress(path) : undefined;
}

/**
 * Where a tap on a contact leads: https, a telephone number, WhatsApp or Telegram.
 * @returns undefined where the contact is unavailable, and for the live chat, whose link is asked for anew each time
 */
export async function contactAddress(contact: ServiceContact): Promise<string | undefined> {
  return contact.opensBy === 'decryption' ? decryptServicePath(contact.path) : plainAddress(contact);
}
