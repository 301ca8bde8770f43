import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Select, TextArea, TextField } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import { birthdayLimits, birthdayProblem } from '../../model/birthday.ts';
import { isNicknameTooLong, longestNickname } from '../../model/isNicknameTooLong.ts';
import type { ProfileValues } from '../../model/profileValues.ts';

export interface PersonFieldsProps {
  form: UseFormReturn<ProfileValues>;
  /** Today in the merchant's time zone, as "2026-03-01". */
  today: string;
  /** The minimum age of players, in years. */
  minimumAge: number;
  idOf: (name: keyof ProfileValues) => string;
}

/** The maximum length of an address, in UTF-16 units, as the gateway counts. */
const longestAddress = 200;

/** Nickname, date of birth, gender and address. */
export function PersonFields({ form, today, minimumAge, idOf }: PersonFieldsProps) {
  const { t } = useTexts('profile');
  const { numerals } = useFormats();
  const { errors } = form.formState;
  const limits = birthdayLimits(today, minimumAge);
  const checkBirthday = (day: string) => {
    const problem = birthdayProblem(day, limits, today);
    if (problem === undefined) return true;
    return problem === 'day' ? t('birthdayNotValid') : t('tooYoung', { age: numerals(String(minimumAge)) });
  };
  const checkNickname = (typed: string) =>
    !isNicknameTooLong(typed) ||
    t('nicknameTooLong', { count: longestNickname, formattedCount: numerals(String(longestNickname)) });

  return (
    <>
      <TextField
        id={idOf('nickname')}
        label={t('nickname')}
        autoComplete="nickname"
        dir="auto"
        help={t('nicknameHelp')}
        error={errors.nickname?.message}
        {...form.register('nickname', { validate: checkNickname })}
      />
      <TextField
        id={idOf('birthday')}
        label={t('birthday')}
        type="date"
        autoComplete="bday"
        {...limits}
        error={errors.birthday?.message}
        {...form.register('birthday', { validate: checkBirthday })}
      />
      <Select
        id={idOf('gender')}
        label={t('gender')}
        options={[
          { value: '', label: t('genderNone') },
          { value: 'F', label: t('genderF') },
          { value: 'M', label: t('genderM') },
          { value: 'X', label: t('genderX') },
        ]}
        {...form.register('gender')}
      />
      <TextArea
        id={idOf('address')}
        label={t('address')}
        rows={2}
        autoComplete="street-address"
        maxLength={longestAddress}
        toNumerals={numerals}
        leftLabel={(count) => t('lettersLeft', { count })}
        {...form.register('address')}
      />
    </>
  );
}
