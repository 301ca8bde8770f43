import { useWatch } from 'react-hook-form';
import { PasswordHint } from '../../components/PasswordHint/PasswordHint.tsx';
import type { RegisterFieldsProps } from './registerFieldsProps.ts';

/** The strength of the password. It is a separate component, so that typing renders only this part. */
export function NewPasswordHint({ form }: Pick<RegisterFieldsProps, 'form'>) {
  const [password, ...known] = useWatch({
    control: form.control,
    name: ['password', 'username', 'mobileNum', 'email', 'nickname', 'payeeName'],
  });
  return <PasswordHint password={password} known={known} />;
}
