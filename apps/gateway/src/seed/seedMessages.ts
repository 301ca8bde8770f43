import type { Merchant } from '@livery/merchant';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { answerChatMessage } from '../chat/answerChatMessage.ts';
import { chatMessages, type LocalText, members, messages, messageStates } from '../db/schema/index.ts';
import { exponentOf } from '../wallet/minorUnits.ts';
import { formatMoney } from '../wallet/formatMoney.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { messagesToAll } from '../messages/messagesToAll.ts';
import { memberMessages } from '../messages/memberMessages.ts';
import { seededRandom } from './seededRandom.ts';

const hourMs = 3_600_000;

/** Number of messages of demo members, and of unread ones among the newest. Other members have no messages. */
const inboxes: Readonly<Record<string, { messages: number; unread: number }>> = {
  demo1: { messages: 4, unread: 2 },
  demo2: { messages: 40, unread: 7 },
  agent1: { messages: 9, unread: 3 },
};

/** Texts of past messages. */
const pastTexts = [
  memberMessages.bonusCredited,
  memberMessages.depositArrived,
  memberMessages.withdrawalApproved,
  memberMessages.drawWon,
  memberMessages.cashbackReady,
  memberMessages.newDevice,
];

const lotteries = ['Golden Delta', 'Monsoon Five', 'Indigo 3D', 'River Six'] as const;

/** Seeds the inboxes of demo members, and a chat with customer service whose latest answers are unseen. */
export async function seedMessages(tx: Queries, merchant: Merchant): Promise<void> {
  const demo = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(and(eq(members.merchantCode, merchant.code), inArray(members.username, Object.keys(inboxes))));
  // These messages are in the past, so that members who register later have an empty inbox.
  await tx.insert(messages).values(
    messagesToAll.map((text, index) => ({
      ...fillMessage(text, merchant),
      merchantCode: merchant.code,
      memberId: null,
      sentAt: hoursAgo(60 + index * 140),
    })),
  );
  for (const { id, username } of demo) {
    const { messages: count, unread } = inboxes[username]!;
    const own = makeInbox(merchant, username, count).map((message) => ({
      ...message,
      memberId: id,
      merchantCode: merchant.code,
    }));
    const sent = await tx.insert(messages).values(own).returning({ id: messages.id });
    const read = sent.slice(unread);
    if (read.length > 0)
      await tx
        .insert(messageStates)
        .values(read.map((message) => ({ memberId: id, messageId: message.id, readAt: new Date() })));
    if (username === 'demo2') await seedChat(tx, merchant, id);
  }
}

/** Newest first; the welcome message is last. */
function makeInbox(merchant: Merchant, username: string, count: number) {
  const random = seededRandom(`inbox ${merchant.code} ${username}`);
  const decimals = '0'.repeat(exponentOf(merchant));
  return Array.from({ length: count }, (_one, index) => {
    const text = index === count - 1 ? memberMessages.welcome : random.pick(pastTexts);
    const amount = formatMoney(`${50 * (1 + random.below(200))}${decimals === '' ? '' : `.${decimals}`}`, merchant);
    const number = `${2_026_000_000 + random.below(9_000_000)}`;
    return {
      ...fillMessage(text, merchant, { amount, number, times: '5', game: random.pick(lotteries) }),
      sentAt: hoursAgo(5 + index * 47 + random.below(30)),
    };
  });
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);

const questions: LocalText & Record<string, string> = {
  EN: 'When will my withdrawal arrive?',
  BN: 'আমার উত্তোলন কখন আসবে?',
  UR: 'میری رقم نکلوانے کی درخواست کب پوری ہوگی؟',
  PT: 'Quando meu saque vai chegar?',
  KO: '출금은 언제 도착하나요?',
  MY: 'ငွေထုတ်ထားတာ ဘယ်တော့ ရောက်မလဲ။',
  TY: 'Kailan darating ang withdrawal ko?',
};
const thanks: LocalText & Record<string, string> = {
  EN: 'Thank you!',
  BN: 'ধন্যবাদ!',
  UR: 'شکریہ!',
  PT: 'Obrigado!',
  KO: '감사합니다!',
  MY: 'ကျေးဇူးပါ!',
  TY: 'Salamat!',
};

async function seedChat(tx: Queries, merchant: Merchant, memberId: number): Promise<void> {
  const language = merchant.languages.default;
  const said = [questions, thanks].map((text) => text[language] ?? text.EN);
  await tx.insert(chatMessages).values(
    said.flatMap((text, index) => [
      { memberId, author: 'player' as const, text, shownAt: hoursAgo(3 - index) },
      { memberId, author: 'service' as const, text: answerChatMessage(text, language), shownAt: hoursAgo(2.9 - index) },
    ]),
  );
}
