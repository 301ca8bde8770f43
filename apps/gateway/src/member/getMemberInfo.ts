import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { getMemberById } from './findMember.ts';
import { headPicturePath } from './headIcons.ts';

export async function getMemberInfo(context: ContextOf<'getMemberInfo'>): Promise<ValueOf<'getMemberInfo'>> {
  const { id, type, nickname, username, vipLabel, headIcon } = await getMemberById(
    context.db,
    requireSession(context).memberId,
  );
  return {
    id: String(id),
    type,
    nickname,
    account: username,
    ...(headIcon !== '' && { headIcon: headPicturePath(headIcon, context.merchant) }),
    ...(vipLabel !== null && { clubLabel: { labelName: vipLabel } }),
  };
}
