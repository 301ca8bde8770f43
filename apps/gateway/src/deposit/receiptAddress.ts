import { createHmac } from 'node:crypto';
import { sentPictureAddress, type SentPicture } from '../pictures/sentPictures.ts';

/** Path below which the pictures of receipts are served. */
export const receiptsPath = '/sandbox/receipts';

interface StoredReceipt {
  depositId: number;
  receivedAt: Date;
}

/**
 * A receipt's picture as addresses name it. Its secret is made from the gateway's key, and ends with the picture:
 * another one has another.
 */
export function receiptPicture({ depositId, receivedAt }: StoredReceipt, ticketKey: Buffer): SentPicture {
  const secret = createHmac('sha256', ticketKey).update(`receipt ${depositId} ${receivedAt.getTime()}`).digest();
  return { id: depositId, secret };
}

/** An address that shows a receipt for some minutes. */
export const receiptAddress = (receipt: StoredReceipt, ticketKey: Buffer): string =>
  sentPictureAddress(receiptsPath, receiptPicture(receipt, ticketKey));
