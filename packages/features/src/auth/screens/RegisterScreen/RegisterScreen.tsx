import { paths } from '@livery/foundation/addresses';
import { useGetRegistrationConfigQuery } from '@livery/api/auth/registration';
import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState, FormSkeleton } from '@livery/ui';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Register by user name. The gateway's rules decide which fields there are. */
export function RegisterScreen() {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { data: rules, isError, isFetching, refetch } = useGetRegistrationConfigQuery();

  return (
    <AuthFrame
      title={t('registerTitle')}
      intro={t('registerIntro')}
      other={{ question: t('haveAccount'), label: common('login'), href: paths.login }}
    >
      {rules !== undefined ? (
        <RegisterForm rules={rules} />
      ) : isError && !isFetching ? (
        <ErrorState
          title={t('rulesFailed')}
          action={<Button onClick={() => void refetch()}>{common('retry')}</Button>}
        />
      ) : (
        <FormSkeleton label={common('loading')} fields={4} />
      )}
    </AuthFrame>
  );
}
