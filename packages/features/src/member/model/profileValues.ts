import type { PersonalInfoChange } from '@livery/api/member/savePersonalInfo';
import type { PersonalInfo } from '@livery/api/member/getPersonalInfo';

/** Ways to write to a member, the most common first. Their names are brands, and the names of the fields. */
export const messengers = ['whatsapp', 'facebook', 'line', 'wechat', 'zalo', 'qqNum'] as const;
export type Messenger = (typeof messengers)[number];

/** Details that are saved together. */
const details = ['birthday', 'gender', 'address', ...messengers] as const;
type Detail = (typeof details)[number];

/** What the form holds. */
export type ProfileValues = Record<Exclude<Detail, 'gender'>, string> & {
  gender: PersonalInfo['gender'];
  nickname: string;
  /** Id of the picture that was chosen here; empty while none was. */
  headIcon: string;
};

/** The form as it begins. */
export function profileValues(info: PersonalInfo): ProfileValues {
  const { nickname, birthday, gender, address, whatsapp, facebook, line, wechat, zalo, qqNum } = info;
  return { headIcon: '', nickname, birthday, gender, address, whatsapp, facebook, line, wechat, zalo, qqNum };
}

/** The values as the gateway stores them: without blanks at their ends. */
export const trimmedValues = (values: ProfileValues): ProfileValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as ProfileValues;

/** The details that differ; undefined where none does. Both are trimmed. */
export function changedDetails(before: ProfileValues, after: ProfileValues): PersonalInfoChange | undefined {
  const changed = details.filter((name) => before[name] !== after[name]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((name) => [name, after[name]]));
}
