import { useTexts } from '@livery/i18n/react';
import { Card, LineSkeleton, ScreenBody } from '@livery/ui';

/** The loading state of the screen: facts, then steps. */
export function ContractSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody loadingLabel={common('loading')}>
      {[3, 4].map((lines) => (
        <Card key={lines}>
          <LineSkeleton lines={lines} />
        </Card>
      ))}
    </ScreenBody>
  );
}
