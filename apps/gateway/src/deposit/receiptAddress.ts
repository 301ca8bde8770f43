import { createHmac } from 'node:crypto';
import { sentPictureAddress, type SentPicture } from '../pictures/sentPictures.ts';

/** Path prefix of receipt pictures. */
export const receiptsPath = '/sandbox/receipts';

interface StoredReceipt {
  depositId: number;
  receivedAt: Date;
}

/**
 * A receipt's picture for its address. Its secret is derived from the gateway's key and the receipt, so a replaced
 * picture has another secret.
 */
export function receiptPicture({ depositId, receivedAt }: StoredReceipt, ticketKey: Buffer): SentPicture {
  const secret = createHmac('sha256', ticketKey).update(`receipt ${depositId} ${receivedAt.getTime()}`).digest();
  return { id: depositId, secret };
}

/** An address that shows a receipt for some minutes. */
export const receiptAddress = (receipt: StoredReceipt, ticketKey: Buffer): string =>
  sentPictureAddress(receiptsPath, receiptPicture(receipt, ticketKey));
