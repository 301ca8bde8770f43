import type { AuthTexts } from './authTexts.ts';
import type { FormField } from './shownFields.ts';

/** Fields that have their own message for a value in a wrong format. */
const keys = {
  username: 'usernameNotValid',
  password: 'passwordNotValid',
  email: 'emailNotValid',
  mobileNum: 'mobileNotValid',
} as const satisfies Partial<Record<FormField, string>>;

/** Returns the message for an invalid value if the exact problem is unknown. */
export function notValidText(name: FormField | 'captcha', auth: AuthTexts['auth']): string {
  return name in keys ? auth(keys[name as keyof typeof keys]) : auth('notValid', { field: auth(name) });
}
