import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, RowSkeleton, ScreenBody } from '@livery/ui';

/** The placeholder of the screen: the bar, then rows. */
export function SecuritySkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody loadingLabel={common('loading')}>
      <LineSkeleton lines={3} />
      {Array.from({ length: 7 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </ScreenBody>
  );
}
