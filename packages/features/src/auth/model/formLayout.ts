import type { RegisterWay } from './registerWays.ts';
import type { FormField } from './shownFields.ts';

/** Fields that belong together, under a heading of their own. */
export type FieldSection = 'account' | 'person' | 'contact' | 'invitation';

const sections: Readonly<Record<FieldSection, readonly FormField[]>> = {
  account: ['username', 'password', 'paymentPassword'],
  person: ['payeeName', 'nickname', 'idNumber'],
  contact: ['mobileNum', 'verificationCode', 'email', 'whatsapp', 'facebook', 'line', 'wechat', 'zalo', 'qqNum'],
  invitation: ['recommenderId', 'affiliateCode'],
};

export interface FormLayout {
  /** What has to be filled in, by section. */
  sections: { section: FieldSection; fields: FormField[] }[];
  /** What may be filled in. It is folded away, so that the form is as short as it can be. */
  more: FormField[];
}

/**
 * Lays out the fields of a way to register. By user name: what is required first, the rest behind 'more', a code by its number.
 * By mobile number there are few, and all are required: they stay in their order.
 *
 * @param isUnfolded whether a field shows at once, because it is required or because the person has to see it.
 */
export function formLayout(
  way: RegisterWay,
  fields: readonly FormField[],
  isUnfolded: (name: FormField) => boolean,
): FormLayout {
  if (way === 'mobile') return { sections: [{ section: 'account', fields: [...fields] }], more: [] };
  const isFirst = (name: FormField) => isUnfolded(name === 'verificationCode' ? 'mobileNum' : name);
  const groups = Object.entries(sections).map(([section, members]) => ({
    section: section as FieldSection,
    fields: members.filter((name) => fields.includes(name)),
  }));
  return {
    sections: groups
      .map(({ section, fields: members }) => ({ section, fields: members.filter(isFirst) }))
      .filter(({ fields: members }) => members.length > 0),
    more: groups.flatMap(({ fields: members }) => members.filter((name) => !isFirst(name))),
  };
}
