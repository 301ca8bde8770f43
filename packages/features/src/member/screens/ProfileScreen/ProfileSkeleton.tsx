import { useTexts } from '@livery/i18n/react';
import { FormSkeleton, RowSkeleton, ScreenBody } from '@livery/ui';

/** The placeholder of the screen: picture and name, then the form. */
export function ProfileSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody>
      <RowSkeleton />
      <FormSkeleton label={common('loading')} fields={4} />
    </ScreenBody>
  );
}
