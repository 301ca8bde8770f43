import { bigint, customType, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id);
const words = () => text().notNull().default('');

/** What a member tells of himself. Apart from `members`: every request reads that one. */
export const memberProfiles = pgTable('member_profiles', {
  memberId: memberId().primaryKey(),
  /** Real name that money is paid out to. Set once. */
  payeeName: words(),
  /** As given on registration; the number that was proved is `members.mobile`. */
  mobileNum: words(),
  idNumber: words(),
  qqNum: words(),
  facebook: words(),
  wechat: words(),
  line: words(),
  whatsapp: words(),
  zalo: words(),
  birthday: date(),
  gender: text().$type<'' | 'F' | 'M' | 'X'>().notNull().default(''),
  address: words(),
  /** Code that was typed or came with the link, and the host it came through. */
  affiliateCode: words(),
  domain: words(),
});

/** The six digits that let money out. */
export const paymentPasswords = pgTable('payment_passwords', {
  memberId: memberId().primaryKey(),
  passwordHash: text().notNull(),
  /** Wrong ones in a row. */
  failures: integer().notNull().default(0),
  blockedUntil: moment(),
});

/** Answers to security questions, as scrypt. */
export const securityAnswers = pgTable(
  'security_answers',
  { memberId: memberId(), questionId: text().notNull(), answerHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.questionId] })],
);

/** Accounts of other houses (Google, Facebook) that log into a member. */
export const memberIdentities = pgTable(
  'member_identities',
  { merchantCode: text().notNull(), provider: text().notNull(), subject: text().notNull(), memberId: memberId() },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.provider, table.subject] }),
    index('member_identities_by_member').on(table.memberId),
  ],
);

/** Codes that went out by SMS and e-mail. Kept a day for the daily cap; a code itself is never stored. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    address: text().notNull(),
    purpose: text().notNull(),
    salt: bytes().notNull(),
    codeHash: bytes().notNull(),
    /** Answers given to it, right or wrong. */
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('verification_codes_by_address').on(table.merchantCode, table.channel, table.address, table.createdAt),
    index('verification_codes_by_age').on(table.createdAt),
  ],
);

/** What would have gone out by SMS or e-mail, for the developer to read. Kept a day. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    merchantCode: text().notNull(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    address: text().notNull(),
    text: text().notNull(),
    sentAt: moment().notNull().defaultNow(),
  },
  (table) => [index('outbox_by_age').on(table.sentAt), index('outbox_by_address').on(table.address, table.sentAt)],
);

/** Hosts that belong to an affiliate: who registers there was brought by that member. */
export const affiliateDomains = pgTable(
  'affiliate_domains',
  { merchantCode: text().notNull(), domain: text().notNull(), memberId: memberId() },
  (table) => [primaryKey({ columns: [table.merchantCode, table.domain] })],
);
