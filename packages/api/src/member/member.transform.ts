import type { CallValue } from '../contract/call.ts';
import type { getMemberInfo } from '../contract/member.ts';

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
