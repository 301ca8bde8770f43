import * as v from 'valibot';
import { withoutInvisible } from '../validation/typedCode.ts';

const line = v.pipe(v.string(), withoutInvisible, v.trim(), v.maxLength(100));

/** Fields that a member can enter and change at any time. */
export const editable = {
  /** yyyy-mm-dd; empty if unknown. */
  birthday: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
  gender: v.picklist(['', 'F', 'M', 'X']),
  address: v.pipe(v.string(), withoutInvisible, v.trim(), v.maxLength(200)),
  qqNum: line,
  facebook: line,
  wechat: line,
  line,
  whatsapp: line,
  zalo: line,
};

export const personalInfo = v.object({
  account: v.string(),
  nickname: v.string(),
  email: v.string(),
  /** Masked number, for example `+880*****5678`; empty if there is none. */
  mobile: v.string(),
  payeeName: v.string(),
  registeredAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Code in the member's invitations. It is also valid as an affiliate code. */
  referralCode: v.string(),
  ...editable,
});
