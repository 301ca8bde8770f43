import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { feedback, members } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';

/** Maximum number of code points of an answer. An emoji counts as one letter, not as its two UTF-16 units. */
const answerLength = 1_000;

interface Answer {
  /** Number of the feedback, as in a path. */
  id: string;
  /** Plain text. */
  text: string;
}

/**
 * Answers a member's feedback only once, and notifies the member in their inbox.
 * @throws REQUEST_INVALID for an answer that is empty or too long, NOT_FOUND for unknown feedback, ALREADY_DECIDED if
 * it has an answer.
 */
export async function answerFeedback(
  db: Database,
  merchants: MerchantDirectory,
  { id, text }: Answer,
): Promise<{ id: string; text: string }> {
  const answer = text.replaceAll('\r\n', '\n').trim();
  if (answer === '' || [...answer].length > answerLength || answer.includes('\u0000'))
    throw new CallFailure(
      'REQUEST_INVALID',
      `The answer must be in the field "text", with 1 to ${answerLength} characters.`,
    );
  const missing = new CallFailure('NOT_FOUND', 'This feedback does not exist.');
  if (!/^[1-9]\d{0,14}$/.test(id)) throw missing;
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ memberId: members.id, merchantCode: members.merchantCode })
      .from(feedback)
      .innerJoin(members, eq(members.id, feedback.memberId))
      .where(eq(feedback.id, Number(id)));
    const merchant = found && merchants.find(found.merchantCode);
    if (!merchant) throw missing;
    const answered = await tx
      .update(feedback)
      .set({ answer, answeredAt: sql`now()` })
      .where(and(eq(feedback.id, Number(id)), isNull(feedback.answer)))
      .returning({ id: feedback.id });
    if (answered.length === 0) throw new CallFailure('ALREADY_DECIDED', 'The feedback was answered before.');
    await sendInboxMessage(tx, merchant, { memberId: found.memberId, text: 'feedbackAnswered' });
  });
  return { id, text: answer };
}
