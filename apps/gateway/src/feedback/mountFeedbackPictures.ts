import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import { feedbackPictures } from '../db/schema/index.ts';
import { sentPictureRoute, serveSentPicture } from '../pictures/sentPictures.ts';

/** Path prefix of feedback pictures. */
export const feedbackPicturesPath = '/sandbox/feedback';

/**
 * Serves `GET /sandbox/feedback/<picture>/<until>/<signature>`: a picture from a member, at an address from
 * `getFeedback`.
 */
export function mountFeedbackPictures(app: Hono, { db }: { db: Database }): void {
  app.get(`${feedbackPicturesPath}/${sentPictureRoute}`, async (context) => {
    const { id, until, signature } = context.req.param();
    const [found] = await db
      .select()
      .from(feedbackPictures)
      .where(eq(feedbackPictures.id, Number(id)));
    return serveSentPicture(context, found, { until, signature });
  });
}
