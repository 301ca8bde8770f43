import { useTexts } from '@livery/i18n/react';
import { Card, LineSkeleton, RowSkeleton, ScreenBody } from '@livery/ui';

/** The loading state of the screen: the reward, link and code, then friends. */
export function InviteFriendsSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody loadingLabel={common('loading')}>
      {[3, 2, 2].map((lines, index) => (
        <Card key={index}>
          <LineSkeleton lines={lines} />
        </Card>
      ))}
      <RowSkeleton />
      <RowSkeleton />
    </ScreenBody>
  );
}
