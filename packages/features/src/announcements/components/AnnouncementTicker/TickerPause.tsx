import { lazyCode } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { Suspense, useEffect, useState } from 'react';
import { useStoppedMotion } from '../../model/stoppedMotion.ts';

const button = lazyCode(() => import('@livery/ui/carousel'), 'PauseButton', { whenFailed: 'hide' });

/** Milliseconds after the titles until the button's code is loaded: after the games, and before five seconds of movement. */
const buttonDelay = 2_000;

/** The button that stops the titles, and the banners with them. */
export function TickerPause() {
  const { t } = useTexts('home');
  const { isStopped, setStopped } = useStoppedMotion();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), buttonDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    isDue && (
      <Suspense>
        <button.Component
          isStopped={isStopped}
          onChange={setStopped}
          stopLabel={t('stopMotion')}
          startLabel={t('startMotion')}
        />
      </Suspense>
    )
  );
}
