import type { AuthTexts } from './authTexts.ts';
import type { FormField } from './shownFields.ts';

/** Fields with a sentence of their own for a value in a wrong format. */
const keys = {
  username: 'usernameNotValid',
  password: 'passwordNotValid',
  email: 'emailNotValid',
  mobileNum: 'mobileNotValid',
} as const satisfies Partial<Record<FormField, string>>;

/** The sentence for a value that a field does not take, where nobody can name what is wrong with it. */
export function notValidText(name: FormField | 'captcha', auth: AuthTexts['auth']): string {
  return name in keys ? auth(keys[name as keyof typeof keys]) : auth('notValid', { field: auth(name) });
}
