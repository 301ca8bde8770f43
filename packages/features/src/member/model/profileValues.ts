import type { PersonalInfoChange } from '@livery/api/member/savePersonalInfo';
import type { PersonalInfo } from '@livery/api/member/getPersonalInfo';

/** Messengers of a member, the most common first. The values are the names of the fields. */
export const messengers = ['whatsapp', 'facebook', 'line', 'wechat', 'zalo', 'qqNum'] as const;
export type Messenger = (typeof messengers)[number];

/** Details that are saved together. */
const details = ['birthday', 'gender', 'address', ...messengers] as const;
type Detail = (typeof details)[number];

/** The values of the form. */
export type ProfileValues = Record<Exclude<Detail, 'gender'>, string> & {
  gender: PersonalInfo['gender'];
  nickname: string;
  /** Id of the picture that was chosen in this form; empty if none was chosen. */
  headIcon: string;
};

/** Returns the initial values of the form. */
export function profileValues(info: PersonalInfo): ProfileValues {
  const { nickname, birthday, gender, address, whatsapp, facebook, line, wechat, zalo, qqNum } = info;
  return { headIcon: '', nickname, birthday, gender, address, whatsapp, facebook, line, wechat, zalo, qqNum };
}

/** Returns the values as the gateway stores them, without spaces at the ends. */
export const trimmedValues = (values: ProfileValues): ProfileValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as ProfileValues;

/** Returns the details that differ; undefined if none differs. Both arguments are trimmed. */
export function changedDetails(before: ProfileValues, after: ProfileValues): PersonalInfoChange | undefined {
  const changed = details.filter((name) => before[name] !== after[name]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((name) => [name, after[name]]));
}
