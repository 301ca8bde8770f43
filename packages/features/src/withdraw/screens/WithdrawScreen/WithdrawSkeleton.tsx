import { useTexts } from '@livery/i18n/react';
import { FormSkeleton, ScreenBody, Skeleton } from '@livery/ui';
import head from './WithdrawHead.module.css';

/** The placeholder of the screen: the balance, and a form. */
export function WithdrawSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody>
      <div aria-hidden className={head.head}>
        <Skeleton shape="line" className={head.awaitedLabel} />
        <Skeleton className={head.awaitedMoney} />
        <Skeleton shape="line" className={head.awaitedLimits} />
      </div>
      <FormSkeleton label={common('loading')} />
    </ScreenBody>
  );
}
