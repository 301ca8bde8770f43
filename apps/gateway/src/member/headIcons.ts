import type { Merchant } from '@livery/merchant';
import { eq } from 'drizzle-orm';
import { headIconIds } from '../art/index.ts';
import { members } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { headFile } from '../pictures/pictureFiles.ts';
import { requireSession } from '../auth/sessions.ts';
import { getMemberById } from './findMember.ts';

/** Path of a head icon, below the merchant's folder of the image CDN. */
export const headPicturePath = (id: string, { pictureStyle: style }: Merchant) => `heads/${headFile({ id, style })}`;

export async function getHeadIcons(context: ContextOf<'getHeadIcons'>): Promise<ValueOf<'getHeadIcons'>> {
  const { headIcon } = await getMemberById(context.db, requireSession(context).memberId);
  return {
    icons: headIconIds.map((id) => ({ id, picture: headPicturePath(id, context.merchant) })),
    current: headIcon,
  };
}

export async function setHeadIcon(context: ContextOf<'setHeadIcon'>): Promise<ValueOf<'setHeadIcon'>> {
  const {
    db,
    merchant,
    body: { headIcon: id },
  } = context;
  if (!headIconIds.includes(id)) throw new CallFailure('NOT_FOUND', 'No head icon has this id.');
  await db
    .update(members)
    .set({ headIcon: id })
    .where(eq(members.id, requireSession(context).memberId));
  return { id, picture: headPicturePath(id, merchant) };
}
