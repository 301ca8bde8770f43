import type { PublicMerchant } from '@livery/merchant';
import type { CallValue } from '../contract/call.ts';
import type { getMemberInfo } from '../contract/member/getMemberInfo.ts';

export interface Member {
  id: string;
  /** 0, 1, 2 are members; every other type is a trial. */
  type: number;
  /** Empty if the player chose no nickname. */
  nickname: string;
  account: string;
  /** File of the player's picture, below image CDN / MERCHANT. */
  headIcon?: string;
  /** Name of the VIP level; missing if there is none. */
  vipLabel?: string;
}

export function toMember({ clubLabel, ...member }: CallValue<typeof getMemberInfo>): Member {
  return { ...member, vipLabel: clubLabel?.labelName };
}

/** Address of the player's picture; undefined if the player chose none. */
export function memberPicture(
  { headIcon }: Pick<Member, 'headIcon'>,
  merchant: Pick<PublicMerchant, 'code' | 'cdn'>,
): string | undefined {
  const base = merchant.cdn.imageCdn[0];
  if (!headIcon || base === undefined) return undefined;
  return `${base.replace(/\/$/, '')}/${merchant.code.toUpperCase()}/${headIcon.split('/').map(encodeURIComponent).join('/')}`;
}
