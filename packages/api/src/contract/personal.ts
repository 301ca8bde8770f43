import * as v from 'valibot';
import { defineCall } from './call.ts';

const line = v.pipe(v.string(), v.trim(), v.maxLength(100));

/** What a member may tell and change as often as he likes. */
const editable = {
  /** yyyy-mm-dd; empty where it is not told. */
  birthday: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
  gender: v.picklist(['', 'F', 'M', 'X']),
  address: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  qqNum: line,
  facebook: line,
  wechat: line,
  line,
  whatsapp: line,
  zalo: line,
};

const personal = v.object({
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

export const getPersonalInfo = defineCall({
  name: 'getPersonalInfo',
  method: 'GET',
  path: '/wps/member/personal',
  access: 'member',
  moduleId: 'PERSPNL3',
  value: personal,
});

/** Changes the fields it is given and answers with all. Nickname, e-mail and payee have calls of their own. */
export const savePersonalInfo = defineCall({
  name: 'savePersonalInfo',
  method: 'POST',
  path: '/wps/member/personal',
  access: 'member',
  moduleId: 'PERSPNL3',
  body: v.partial(v.strictObject(editable)),
  value: personal,
});

export const setNickname = defineCall({
  name: 'setNickname',
  method: 'POST',
  path: '/wps/member/nickname',
  access: 'member',
  moduleId: 'PERSPNL3',
  /** Empty takes the nickname away. */
  body: v.strictObject({ nickname: v.pipe(v.string(), v.trim(), v.maxLength(24)) }),
  value: v.object({ nickname: v.string() }),
});

const headIcon = v.object({
  id: v.string(),
  /** File of the picture, below image CDN / MERCHANT. */
  picture: v.string(),
});

export const getHeadIcons = defineCall({
  name: 'getHeadIcons',
  method: 'GET',
  path: '/wps/member/headIcon',
  access: 'member',
  moduleId: 'PERSPNL3',
  value: v.object({
    icons: v.array(headIcon),
    /** Id of the chosen one; empty where none was. */
    current: v.string(),
  }),
});

export const setHeadIcon = defineCall({
  name: 'setHeadIcon',
  method: 'POST',
  path: '/wps/member/headIcon',
  access: 'member',
  moduleId: 'PERSPNL3',
  encoding: 'form',
  body: v.strictObject({ headIcon: v.pipe(v.string(), v.minLength(1), v.maxLength(8)) }),
  value: headIcon,
  failures: ['NOT_FOUND'],
});
