import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { useTexts } from '@livery/i18n/react';
import { Button, ErrorState, FormSkeleton, ScreenBody } from '@livery/ui';
import { BindPayeeForm } from './BindPayeeForm.tsx';
import { PayeeIsSet } from './PayeeIsSet.tsx';

/** Set the real name that money is paid out to, once; afterwards, see it in parts. */
export function BindPayeeScreen() {
  const { t: common } = useTexts('common');
  const { data, isError, isFetching, refetch } = useGetSecurityQuery();

  if (data === undefined && isError && !isFetching)
    return (
      <ErrorState
        title={common('screenFailed')}
        action={<Button onClick={() => void refetch()}>{common('retry')}</Button>}
      />
    );
  if (data === undefined)
    return (
      <ScreenBody holds="form">
        <FormSkeleton label={common('loading')} fields={1} />
      </ScreenBody>
    );
  return data.payeeName === '' ? <BindPayeeForm /> : <PayeeIsSet payeeName={data.payeeName} />;
}
