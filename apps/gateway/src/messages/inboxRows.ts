import { and, count, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members, messageStates, messages } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import type { Session } from '../auth/sessions.ts';

const stateOf = ({ memberId }: Session) =>
  and(eq(messageStates.messageId, messages.id), eq(messageStates.memberId, memberId));

/** Messages to this member, and messages to all since the member registered. Includes removed messages. */
const sentTo = ({ memberId, merchantCode }: Session) =>
  and(
    eq(messages.merchantCode, merchantCode),
    eq(members.id, memberId),
    or(eq(messages.memberId, memberId), and(isNull(messages.memberId), gte(messages.sentAt, members.createdAt))),
  );

const isNotRemoved = isNull(messageStates.removedAt);

/** Condition for `countInbox`. */
export const isUnread = isNull(messageStates.readAt);

/** Selects the messages in a member's inbox that match an optional condition. Callers add the order. */
export function selectInbox(db: Queries, session: Session, condition?: SQL) {
  return db
    .select({ message: messages, readAt: messageStates.readAt })
    .from(messages)
    .innerJoin(members, eq(members.id, session.memberId))
    .leftJoin(messageStates, stateOf(session))
    .where(and(sentTo(session), isNotRemoved, condition))
    .$dynamic();
}

/** Counts the messages in a member's inbox that match an optional condition. */
export async function countInbox(db: Queries, session: Session, condition?: SQL): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(messages)
    .innerJoin(members, eq(members.id, session.memberId))
    .leftJoin(messageStates, stateOf(session))
    .where(and(sentTo(session), isNotRemoved, condition));
  return found!.count;
}

/**
 * Row ids of the messages in a request.
 * @param options.withRemoved whether removed messages are included.
 * @throws NOT_FOUND unless all of them were sent to this member.
 */
export async function findMessages(
  db: Queries,
  session: Session,
  { ids, withRemoved }: { ids: readonly string[]; withRemoved: boolean },
): Promise<number[]> {
  // The ids are sorted, so that two simultaneous calls lock rows in the same order.
  const wanted = [...new Set(ids.map(Number))].toSorted((one, other) => one - other);
  const found = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(members, eq(members.id, session.memberId))
    .leftJoin(messageStates, stateOf(session))
    .where(and(sentTo(session), inArray(messages.id, wanted), withRemoved ? undefined : isNotRemoved));
  if (found.length < wanted.length)
    throw new CallFailure('NOT_FOUND', 'The inbox does not contain all of these messages.');
  return wanted;
}
