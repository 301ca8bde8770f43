import type { PublicMerchant } from '@livery/merchant';
import type { CallValue } from '../contract/call.ts';
import type { getMemberInfo } from '../contract/member/getMemberInfo.ts';

export interface Member {
  id: string;
  /** 0, 1, 2 are members; every other type is a trial. */
  type: number;
  /** Empty when the player chose none. */
  nickname: string;
  account: string;
  /** File of the picture the player chose, below image CDN / MERCHANT. */
  headIcon?: string;
  /** Name of the VIP level, where there is one. */
  vipLabel?: string;
}

export function toMember({ clubLabel, ...member }: CallValue<typeof getMemberInfo>): Member {
  return { ...member, vipLabel: clubLabel?.labelName };
}

/** Address of the picture the player chose; undefined where none was. */
export function memberPicture(
  { headIcon }: Pick<Member, 'headIcon'>,
  merchant: Pick<PublicMerchant, 'code' | 'cdn'>,
): string | undefined {
  const base = merchant.cdn.imageCdn[0];
  if (!headIcon || base === undefined) return undefined;
  return `${base.replace(/\/$/, '')}/${merchant.code.toUpperCase()}/${headIcon.split('/').map(encodeURIComponent).join('/')}`;
}
