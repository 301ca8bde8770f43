import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { signedIn } from '../session/sessions.ts';
import { memberById } from './findMember.ts';
import { headPicture } from './headIcons.ts';

export async function getMemberInfo(context: ContextOf<'getMemberInfo'>): Promise<ValueOf<'getMemberInfo'>> {
  const { id, type, nickname, username, vipLabel, headIcon } = await memberById(context.db, signedIn(context).memberId);
  return {
    id: String(id),
    type,
    nickname,
    account: username,
    ...(headIcon !== '' && { headIcon: headPicture(headIcon, context.merchant) }),
    ...(vipLabel !== null && { clubLabel: { labelName: vipLabel } }),
  };
}
