import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { memberProfiles } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { maskedMobile } from '../security/masked.ts';
import { signedIn } from '../session/sessions.ts';
import { holdOldEnough } from './holdOldEnough.ts';
import { memberById } from './findMember.ts';

export async function getPersonalInfo(context: ContextOf<'getPersonalInfo'>): Promise<ValueOf<'getPersonalInfo'>> {
  return read(context.db, signedIn(context).memberId);
}

export async function savePersonalInfo(context: ContextOf<'savePersonalInfo'>): Promise<ValueOf<'savePersonalInfo'>> {
  const {
    db,
    merchant,
    body: { birthday, ...texts },
  } = context;
  const { memberId } = signedIn(context);
  if (birthday !== undefined && birthday !== '') holdOldEnough(merchant, birthday);
  const set = { ...texts, ...(birthday !== undefined && { birthday: birthday || null }) };
  if (Object.keys(set).length > 0)
    await db
      .insert(memberProfiles)
      .values({ memberId, ...set })
      .onConflictDoUpdate({ target: memberProfiles.memberId, set });
  return read(db, memberId);
}

async function read(db: Queries, memberId: number): Promise<ValueOf<'getPersonalInfo'>> {
  const { username, nickname, email, mobile, createdAt, referralCode } = await memberById(db, memberId);
  const [profile] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
  const {
    payeeName = '',
    birthday = null,
    gender = '',
    address = '',
    qqNum = '',
    facebook = '',
    wechat = '',
    line = '',
    whatsapp = '',
    zalo = '',
  } = profile ?? {};
  return {
    account: username,
    nickname,
    email,
    mobile: maskedMobile(mobile),
    payeeName,
    registeredAt: createdAt.toISOString(),
    referralCode,
    birthday: birthday ?? '',
    gender,
    address,
    qqNum,
    facebook,
    wechat,
    line,
    whatsapp,
    zalo,
  };
}
