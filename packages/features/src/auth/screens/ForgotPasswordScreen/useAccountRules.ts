import { checkText, lengths, patterns } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { mobileProblem } from '../../model/mobileProblem.ts';

/** The rules of the fields that identify the account, for a form's `register`. */
export type AccountRules = ReturnType<typeof useAccountRules>;

const emailRule = { required: true, maxLength: lengths.email, pattern: patterns.email };

/**
 * Returns the rules of the account fields.
 * @param dialingCode dialling code of the country that is chosen when a check runs.
 */
export function useAccountRules(dialingCode: () => string) {
  const { t } = useTexts('auth');
  const isRequired = (field: 'mobileNum' | 'username' | 'email') => t('isRequired', { field: t(field) });

  return {
    mobileNum: {
      required: isRequired('mobileNum'),
      validate: (digits: string) => mobileProblem(dialingCode(), digits).then((key) => key === undefined || t(key)),
    },
    username: {
      required: isRequired('username'),
      validate: (name: string) => name.trim() !== '' || isRequired('username'),
    },
    email: {
      required: isRequired('email'),
      validate: (address: string) => checkText(address.trim(), emailRule) === undefined || t('emailNotValid'),
    },
  };
}
