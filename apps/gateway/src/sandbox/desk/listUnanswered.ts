import { asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { feedback, members } from '../../db/schema/index.ts';

/** Maximum number of entries. */
const most = 100;

/** Unanswered feedback of all merchants, the oldest first. */
export const listUnanswered = (db: Queries) =>
  db
    .select({
      id: feedback.id,
      merchant: members.merchantCode,
      member: members.username,
      category: feedback.category,
      text: feedback.text,
      sentAt: feedback.sentAt,
    })
    .from(feedback)
    .innerJoin(members, eq(members.id, feedback.memberId))
    .where(isNull(feedback.answer))
    .orderBy(asc(feedback.id))
    .limit(most);
