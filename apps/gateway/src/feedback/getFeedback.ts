import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import { feedback, feedbackPictures } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { sentPictureAddress } from '../pictures/sentPictures.ts';
import { feedbackPicturesPath } from './mountFeedbackPictures.ts';

export async function getFeedback(context: ContextOf<'getFeedback'>): Promise<ValueOf<'getFeedback'>> {
  const { db, query } = context;
  const isOwn = eq(feedback.memberId, requireSession(context).memberId);
  const { limit, offset } = pageRange(query);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(feedback)
      .where(isOwn)
      .orderBy(desc(feedback.sentAt), desc(feedback.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(feedback).where(isOwn),
  ]);
  const pictures = await db
    .select({ id: feedbackPictures.id, feedbackId: feedbackPictures.feedbackId, secret: feedbackPictures.secret })
    .from(feedbackPictures)
    .where(
      inArray(
        feedbackPictures.feedbackId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(feedbackPictures.feedbackId), asc(feedbackPictures.line));
  const content = rows.map(({ id, category, text, sentAt, answer, answeredAt }) => ({
    id: String(id),
    category,
    text,
    sentAt: sentAt.toISOString(),
    pictures: pictures
      .filter(({ feedbackId }) => feedbackId === id)
      .map((picture) => sentPictureAddress(feedbackPicturesPath, picture)),
    ...(answer !== null && answeredAt !== null && { answer: { text: answer, at: answeredAt.toISOString() } }),
  }));
  return toPage(content, total!.count, query);
}
