import { useTexts } from '@livery/i18n/react';
import { PasswordStrength } from '@livery/ui';
import { passwordStrength, type PasswordWeakness } from '../../model/passwordStrength.ts';

interface PasswordHintProps {
  password: string;
  /**
   * Personal data of the player: user name, number, address, names. Attackers try such data first. Empty strings are
   * ignored.
   */
  known?: readonly string[];
}

const levelTexts = {
  1: 'passwordWeak',
  2: 'passwordFair',
  3: 'passwordGood',
  4: 'passwordStrong',
} as const;

const weaknessTexts = {
  common: 'passwordCommon',
  namesYou: 'passwordNamesYou',
  row: 'passwordRow',
  longer: 'passwordLonger',
  mixed: 'passwordMixed',
} as const satisfies Record<PasswordWeakness, string>;

/** Shown below the field of a new password: its strength and how to improve it. */
export function PasswordHint({ password, known }: PasswordHintProps) {
  const { t } = useTexts('auth');
  const { level, weakness } = passwordStrength(password, known);
  return (
    <PasswordStrength
      level={password === '' ? undefined : level}
      word={t(levelTexts[level])}
      hint={weakness && t(weaknessTexts[weakness])}
    />
  );
}
