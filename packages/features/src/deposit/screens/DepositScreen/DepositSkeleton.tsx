import { useTexts } from '@livery/i18n/react';
import { FormSkeleton, ScreenBody } from '@livery/ui';

/** The loading state of the form or of a deposit. */
export function DepositSkeleton() {
  const { t } = useTexts('common');
  return (
    <ScreenBody>
      <FormSkeleton label={t('loading')} fields={4} />
    </ScreenBody>
  );
}
