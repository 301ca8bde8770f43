import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { memberProfiles } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { maskMobile } from '../security/mask.ts';
import { requireSession } from '../auth/sessions.ts';
import { assertMinimumAge } from './assertMinimumAge.ts';
import { getMemberById } from './findMember.ts';

export async function getPersonalInfo(context: ContextOf<'getPersonalInfo'>): Promise<ValueOf<'getPersonalInfo'>> {
  return read(context.db, requireSession(context).memberId);
}

export async function savePersonalInfo(context: ContextOf<'savePersonalInfo'>): Promise<ValueOf<'savePersonalInfo'>> {
  const {
    db,
    merchant,
    body: { birthday, ...texts },
  } = context;
  const { memberId } = requireSession(context);
  if (birthday !== undefined && birthday !== '') assertMinimumAge(merchant, birthday);
  const set = { ...texts, ...(birthday !== undefined && { birthday: birthday || null }) };
  if (Object.keys(set).length > 0)
    await db
      .insert(memberProfiles)
      .values({ memberId, ...set })
      .onConflictDoUpdate({ target: memberProfiles.memberId, set });
  return read(db, memberId);
}

async function read(db: Queries, memberId: number): Promise<ValueOf<'getPersonalInfo'>> {
  const { username, nickname, email, mobile, createdAt, referralCode } = await getMemberById(db, memberId);
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
    mobile: maskMobile(mobile),
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
