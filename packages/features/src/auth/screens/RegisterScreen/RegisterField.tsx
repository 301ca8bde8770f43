import type { FieldRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { PasswordField, TextField } from '@livery/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormField } from '../../model/shownFields.ts';
import { userNameHelp } from '../../model/userNameHelp.ts';

/** A field with a text input. A mobile number and its code have their own inputs. */
type TypedField = Exclude<FormField, 'mobileNum' | 'verificationCode'>;

interface RegisterFieldProps {
  id: string;
  name: TypedField;
  rule: FieldRule;
  isRequired: boolean;
  error: string | undefined;
  /** Registers the input with the form. */
  input: UseFormRegisterReturn;
}

/** The maximum length that the gateway accepts in any field. */
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
/**
 * Fields in which players use their own script, because they are names of people. All other fields use Latin letters
 * and digits.
 */
const inOwnScript: readonly TypedField[] = ['nickname', 'payeeName'];

/** One field of the registration form, with the matching keyboard and help text. */
export function RegisterField({ id, name, rule, isRequired, error, input }: RegisterFieldProps) {
  const { t } = useTexts('auth');
  const { minLength: min, maxLength: max = longest } = rule;
  const isOwnScript = inOwnScript.includes(name);
  // The browser's limit counts UTF-16 units, and one character of a name can have several units. So names have no limit
  // here; their characters are counted during validation.
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
