import type { RegisterMethod } from './registerMethods.ts';
import type { FormField } from './shownFields.ts';

/** Fields that belong together, under a common heading. */
export type FieldSection = 'account' | 'person' | 'contact' | 'invitation';

const sections: Readonly<Record<FieldSection, readonly FormField[]>> = {
  account: ['username', 'password', 'paymentPassword'],
  person: ['payeeName', 'nickname', 'idNumber'],
  contact: ['mobileNum', 'verificationCode', 'email', 'whatsapp', 'facebook', 'line', 'wechat', 'zalo', 'qqNum'],
  invitation: ['recommenderId', 'affiliateCode'],
};

export interface FormLayout {
  /** Required fields, by section. */
  sections: { section: FieldSection; fields: FormField[] }[];
  /** Optional fields. They are collapsed, so that the form is as short as possible. */
  more: FormField[];
}

/**
 * Arranges the fields of a way to register. By user name, required fields are first and the others are collapsed under
 * 'more'. A code is next to its number. By mobile number, there are few fields and all are required, so their order
 * does not change.
 *
 * @param isUnfolded whether a field is visible immediately, because it is required or because the player must see it.
 */
export function formLayout(
  way: RegisterMethod,
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
