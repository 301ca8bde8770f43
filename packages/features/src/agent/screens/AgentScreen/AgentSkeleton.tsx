import { useTexts } from '@livery/i18n/react';
import { Card, LineSkeleton, RowSkeleton, ScreenBody } from '@livery/ui';

/** The loading state of the screen: figures, then levels. */
export function AgentSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody loadingLabel={common('loading')}>
      <Card>
        <LineSkeleton lines={6} />
      </Card>
      {Array.from({ length: 5 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </ScreenBody>
  );
}
