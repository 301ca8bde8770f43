import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, ScreenBody } from '@livery/ui';

/** The placeholder of a page: title and text. */
export function HelpDetailSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody loadingLabel={common('loading')}>
      <LineSkeleton />
      <LineSkeleton lines={5} />
    </ScreenBody>
  );
}
