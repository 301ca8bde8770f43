import { useWatch } from 'react-hook-form';
import { PasswordHint } from '../../components/PasswordHint/PasswordHint.tsx';
import type { RegisterFieldsProps } from './registerFieldsProps.ts';

/** How good the password is. Apart, so that a letter typed draws no more than this. */
export function NewPasswordHint({ form }: Pick<RegisterFieldsProps, 'form'>) {
  const [password, ...known] = useWatch({
    control: form.control,
    name: ['password', 'username', 'mobileNum', 'email', 'nickname', 'payeeName'],
  });
  return <PasswordHint password={password} known={known} />;
}
