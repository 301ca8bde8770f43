import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, RowSkeleton, ScreenBody } from '@livery/ui';

/** The placeholder of the screen: the session, then limits. */
export function SaferPlaySkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody loadingLabel={common('loading')}>
      <LineSkeleton lines={4} />
      {Array.from({ length: 7 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </ScreenBody>
  );
}
