import { bigint, customType, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './members.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id);
const words = () => text().notNull().default('');

/** Personal data of a member. A separate table, because every request reads `members`. */
export const memberProfiles = pgTable('member_profiles', {
  memberId: memberId().primaryKey(),
  /** Real name for withdrawals. It cannot be changed after it is set. */
  payeeName: words(),
  /** The number from the registration. The verified number is `members.mobile`. */
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
  /** Affiliate code from the form or the link, and the host of registration. */
  affiliateCode: words(),
  domain: words(),
});

/** Payment passwords: six digits that a withdrawal requires. */
export const paymentPasswords = pgTable('payment_passwords', {
  memberId: memberId().primaryKey(),
  passwordHash: text().notNull(),
  /** Consecutive wrong attempts. */
  failures: integer().notNull().default(0),
  blockedUntil: moment(),
});

/** Scrypt hashes of answers to security questions. */
export const securityAnswers = pgTable(
  'security_answers',
  { memberId: memberId(), questionId: text().notNull(), answerHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.questionId] })],
);

/** Google or Facebook accounts for a member's login. */
export const memberIdentities = pgTable(
  'member_identities',
  { merchantCode: text().notNull(), provider: text().notNull(), subject: text().notNull(), memberId: memberId() },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.provider, table.subject] }),
    index('member_identities_by_member').on(table.memberId),
  ],
);

/**
 * Verification codes sent by SMS and email. Rows are stored for a day, for the daily limit. Only a hash of a code is
 * stored.
 */
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
    /** Number of attempts to enter the code, right or wrong. */
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

/** Messages that a real gateway would send by SMS or email, for developers to read. Stored for a day. */
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

/** Hosts of affiliates. A registration on such a host is referred by that member. */
export const affiliateDomains = pgTable(
  'affiliate_domains',
  { merchantCode: text().notNull(), domain: text().notNull(), memberId: memberId() },
  (table) => [primaryKey({ columns: [table.merchantCode, table.domain] })],
);
