import { useGetSecurityQuery } from '@livery/api/security/getSecurity';
import { WhenLoaded } from '@livery/foundation/loaded';
import { useTexts } from '@livery/i18n/react';
import { FormSkeleton, ScreenBody } from '@livery/ui';
import { BindPayeeForm } from './BindPayeeForm.tsx';
import { PayeeIsSet } from './PayeeIsSet.tsx';

/** Sets the real name to which money is paid. The name can be set only once. After that, the screen shows it masked. */
export function BindPayeeScreen() {
  const { t: common } = useTexts('common');
  const skeleton = (
    <ScreenBody holds="form">
      <FormSkeleton label={common('loading')} fields={1} />
    </ScreenBody>
  );
  return (
    <WhenLoaded queries={[useGetSecurityQuery()]} skeleton={skeleton}>
      {({ payeeName }) => (payeeName === '' ? <BindPayeeForm /> : <PayeeIsSet payeeName={payeeName} />)}
    </WhenLoaded>
  );
}
