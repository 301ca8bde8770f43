import { createHmac } from 'node:crypto';
import { createToken, hashToken } from '../crypto/tokens.ts';
import type { DepositRow } from './depositRows.ts';

/** Path prefix of payment pages; the ticket follows. */
export const payPath = '/sandbox/pay';

/**
 * Creates a ticket, and the values that the deposit's row stores: its hash for the lookup, and its seed. The ticket
 * itself is not stored: only the gateway's key can derive it again from the seed.
 */
export function createTicket(ticketKey: Buffer) {
  const ticketSeed = createToken();
  const ticket = ticketOf(ticketSeed, ticketKey);
  return { ticket, ticketSeed, ticketHash: hashToken(ticket) };
}

const ticketOf = (seed: string, ticketKey: Buffer) => createHmac('sha256', ticketKey).update(seed).digest('base64url');

/** Address of the payment page of a ticket. */
export const payUrl = (ticket: string) => `${payPath}/${ticket}`;

/** The content of a QR code. It contains the ticket of the payment page, because the sandbox has no payment app. */
export const qrTextOf = (method: string, ticket: string) => `${method}:/${payPath}/${ticket}`;

/**
 * The payment link or QR text of a pending deposit, as in the reply of the call that created it. Empty for a manual or
 * decided deposit.
 */
export function paymentLinkOf(
  { method, state, details }: Pick<DepositRow, 'method' | 'state' | 'details'>,
  ticketKey: Buffer,
): { url?: string; qrText?: string } {
  const { ticketSeed } = details;
  if (state !== 'PENDING' || ticketSeed === undefined) return {};
  const ticket = ticketOf(ticketSeed, ticketKey);
  return method === 'gateway' ? { url: payUrl(ticket) } : { qrText: qrTextOf(method, ticket) };
}
