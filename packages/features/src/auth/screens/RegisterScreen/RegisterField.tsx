import type { FieldRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { PasswordField, TextField } from '@livery/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormField } from '../../model/shownFields.ts';
import { userNameHelp } from '../../model/userNameHelp.ts';

/** A mobile number and its code have inputs of their own. */
type TypedField = Exclude<FormField, 'mobileNum' | 'verificationCode'>;

interface RegisterFieldProps {
  id: string;
  name: TypedField;
  rule: FieldRule;
  isRequired: boolean;
  error: string | undefined;
  /** What ties the input to the form. */
  input: UseFormRegisterReturn;
}

/** Longest text the gateway reads in any field. */
const longest = 255;

const inputModes: Partial<Record<TypedField, 'email' | 'tel' | 'numeric'>> = {
  email: 'email',
  qqNum: 'numeric',
  whatsapp: 'tel',
  zalo: 'tel',
};
const autoCompletes: Partial<Record<TypedField, string>> = {
  username: 'username',
  email: 'email',
  nickname: 'nickname',
  payeeName: 'name',
};
/** Names of people are in their own script; everything else is Latin letters and digits. */
const inOwnScript: readonly TypedField[] = ['nickname', 'payeeName'];

/** One field of the registration form, with the keyboard and the help that fit it. */
export function RegisterField({ id, name, rule, isRequired, error, input }: RegisterFieldProps) {
  const { t } = useTexts('auth');
  const { minLength: min, maxLength: max = longest } = rule;
  const isOwnScript = inOwnScript.includes(name);
  // The browser counts units of UTF-16, of which a character of a name may have many: names are counted when they are checked.
  const shared = { id, label: t(name), isRequired, error, ...(!isOwnScript && { maxLength: max }), ...input };
  const help = min === undefined || max === longest ? undefined : t('lengthHelp', { min, count: max });

  if (name === 'password' || name === 'paymentPassword') {
    return (
      <PasswordField
        {...shared}
        help={help}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
    );
  }
  return (
    <TextField
      {...shared}
      help={name === 'username' ? userNameHelp(rule, help, t) : undefined}
      autoComplete={autoCompletes[name] ?? 'off'}
      autoCapitalize="none"
      spellCheck={false}
      inputMode={inputModes[name]}
      dir={isOwnScript ? 'auto' : 'ltr'}
    />
  );
}
