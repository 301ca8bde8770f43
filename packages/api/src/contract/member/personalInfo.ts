import * as v from 'valibot';
import { withoutInvisible } from '../validation/typedCode.ts';

const line = v.pipe(v.string(), withoutInvisible, v.trim(), v.maxLength(100));

/** What a member may enter and change at any time. */
export const editable = {
  /** yyyy-mm-dd; empty where it is not known. */
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
  /** In parts: `+880*****5678`; empty where there is none. */
  mobile: v.string(),
  payeeName: v.string(),
  registeredAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Comes along with invitations; good as an affiliate code. */
  referralCode: v.string(),
  ...editable,
});
