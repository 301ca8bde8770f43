import { useTexts } from '@livery/i18n/react';
import { PauseButton } from '@livery/ui/carousel';
import { useStoppedMotion } from '../../model/stoppedMotion.ts';

/** The button that stops both the titles and the banners. */
export function TickerPause() {
  const { t } = useTexts('home');
  const { isStopped, setStopped } = useStoppedMotion();
  return (
    <PauseButton
      isStopped={isStopped}
      onChange={setStopped}
      stopLabel={t('stopMotion')}
      startLabel={t('startMotion')}
    />
  );
}
