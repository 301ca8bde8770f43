import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import { depositReceipts } from '../db/schema/index.ts';
import { sentPictureRoute, serveSentPicture } from '../pictures/sentPictures.ts';
import { receiptPicture, receiptsPath } from './receiptAddress.ts';

interface Parts {
  db: Database;
  /** The key that payment tickets are derived with. */
  ticketKey: Buffer;
}

/**
 * Serves `GET /sandbox/receipts/<deposit>/<until>/<signature>`: the picture of a transfer's receipt, at an address from
 * `getDeposits` or the cashier.
 */
export function mountReceipts(app: Hono, { db, ticketKey }: Parts): void {
  app.get(`${receiptsPath}/${sentPictureRoute}`, async (context) => {
    const { id, until, signature } = context.req.param();
    const [found] = await db
      .select()
      .from(depositReceipts)
      .where(eq(depositReceipts.depositId, Number(id)));
    const picture = found && { ...found, ...receiptPicture(found, ticketKey) };
    return serveSentPicture(context, picture, { until, signature });
  });
}
