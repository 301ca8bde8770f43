import { useTexts } from '@livery/i18n/react';
import { FormSkeleton, ScreenBody } from '@livery/ui';

/** The form, or a deposit, to come. */
export function DepositSkeleton() {
  const { t } = useTexts('common');
  return (
    <ScreenBody>
      <FormSkeleton label={t('loading')} fields={4} />
    </ScreenBody>
  );
}
