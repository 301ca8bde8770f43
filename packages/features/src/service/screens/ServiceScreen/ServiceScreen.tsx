import { lazyCode } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { FormSkeleton, ScreenBody } from '@livery/ui';
import { Suspense } from 'react';
import { ServiceView } from './ServiceView.tsx';
import { useFeedbackGate } from './useFeedbackGate.ts';
import { useServiceScreen } from './useServiceScreen.ts';

const feedback = lazyCode(() => import('../FeedbackScreen/FeedbackScreen.tsx'), 'FeedbackScreen');

/** The contacts of customer service. With `?feedback=1`, members see the feedback screen. */
export function ServiceScreen() {
  return useFeedbackGate() ? <Feedback /> : <Ways />;
}

function Ways() {
  return <ServiceView {...useServiceScreen()} />;
}

function Feedback() {
  const { t } = useTexts('common');
  const awaited = (
    <ScreenBody>
      <FormSkeleton label={t('loading')} fields={3} />
    </ScreenBody>
  );
  return (
    <Suspense fallback={awaited}>
      <feedback.Component />
    </Suspense>
  );
}
