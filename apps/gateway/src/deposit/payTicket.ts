import { createHmac } from 'node:crypto';
import { createToken, hashToken } from '../crypto/tokens.ts';
import type { DepositRow } from './depositRows.ts';

/** Path below which a ticket opens its payment page. */
export const payPath = '/sandbox/pay';

/**
 * Makes a ticket, and what the deposit's row stores of it: its hash, by which it is found, and its seed. The ticket
 * itself is stored nowhere: it takes the gateway's key to make it again.
 */
export function createTicket(ticketKey: Buffer) {
  const ticketSeed = createToken();
  const ticket = ticketOf(ticketSeed, ticketKey);
  return { ticket, ticketSeed, ticketHash: hashToken(ticket) };
}

const ticketOf = (seed: string, ticketKey: Buffer) => createHmac('sha256', ticketKey).update(seed).digest('base64url');

/** Address of the payment page that a ticket opens. */
export const payUrl = (ticket: string) => `${payPath}/${ticket}`;

/** What a QR code says. It holds the ticket of the payment page: the sandbox has no payment app. */
export const qrTextOf = (method: string, ticket: string) => `${method}:/${payPath}/${ticket}`;

/**
 * How a deposit that waits is paid, as the call that created it answered. Nothing for a manual one, nor for one that is
 * decided.
 */
export function wayToPay(
  { method, state, details }: Pick<DepositRow, 'method' | 'state' | 'details'>,
  ticketKey: Buffer,
): { url?: string; qrText?: string } {
  const { ticketSeed } = details;
  if (state !== 'PENDING' || ticketSeed === undefined) return {};
  const ticket = ticketOf(ticketSeed, ticketKey);
  return method === 'gateway' ? { url: payUrl(ticket) } : { qrText: qrTextOf(method, ticket) };
}
