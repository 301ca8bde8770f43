import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { feedback, feedbackPictures } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { tooManyTries } from '../http/callFailure.ts';
import { runSerially } from '../http/runSerially.ts';
import { requireSession } from '../auth/sessions.ts';
import { type Picture, readPictures } from './readPictures.ts';

/** Maximum number of feedback entries per member and hour, because pictures are large. */
const mostInAnHour = 20;

export async function sendFeedback(context: ContextOf<'sendFeedback'>): Promise<ValueOf<'sendFeedback'>> {
  const { db, body } = context;
  const { memberId } = requireSession(context);
  const pictures = await readPictures(body.files);
  // Runs serially, so that each of several simultaneous requests is counted before the next one is stored.
  const id = await runSerially(`feedback ${memberId}`, () => storeFeedback(db, { memberId, body, pictures }));
  return { id: String(id) };
}

type Sent = Pick<ContextOf<'sendFeedback'>, 'body'> & { memberId: number; pictures: readonly Picture[] };

async function storeFeedback(db: Database, { memberId, body, pictures }: Sent): Promise<number> {
  const [recent] = await db
    .select({ count: count() })
    .from(feedback)
    .where(and(eq(feedback.memberId, memberId), gt(feedback.sentAt, sql`now() - interval '1 hour'`)));
  if (recent!.count >= mostInAnHour) throw tooManyTries(3_600);
  return db.transaction(async (tx) => {
    const [sent] = await tx
      .insert(feedback)
      .values({ memberId, category: body.category, text: body.text })
      .returning({ id: feedback.id });
    if (pictures.length > 0) {
      await tx
        .insert(feedbackPictures)
        .values(pictures.map((picture, line) => ({ ...picture, feedbackId: sent!.id, line, secret: randomBytes(32) })));
    }
    return sent!.id;
  });
}
