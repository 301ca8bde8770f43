import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import { feedbackPictures } from '../db/schema/index.ts';
import { isValidPictureAddress, picturesPath } from './pictureAddresses.ts';

/**
 * Serves `GET /sandbox/feedback/<picture>/<until>/<signature>`: a picture that a member sent, at an address from
 * `getFeedback`.
 */
export function mountFeedbackPictures(app: Hono, { db }: { db: Database }): void {
  app.get(`${picturesPath}/:id{[1-9][0-9]{0,14}}/:until{[0-9]{1,12}}/:signature`, async (context) => {
    const { id, until, signature } = context.req.param();
    const [found] = await db
      .select()
      .from(feedbackPictures)
      .where(eq(feedbackPictures.id, Number(id)));
    if (found === undefined || !isValidPictureAddress(found, { until, signature }))
      return context.text('There is no such picture, or its address is too old.', 404, { 'Cache-Control': 'no-store' });
    // The bytes are shown as an image only and can't run as anything else.
    return context.body(new Uint8Array(found.content), 200, {
      'Content-Type': found.type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
