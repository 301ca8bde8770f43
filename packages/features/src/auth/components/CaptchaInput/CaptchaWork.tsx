import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCaptchaWork } from '../../hooks/useCaptchaWork.ts';
import type { Captcha } from '../../model/captchaOf.ts';
import styles from './CaptchaWork.module.css';

interface CaptchaWorkProps {
  captcha: Captcha;
  onSolved: (answer: string) => void;
}

/**
 * The button for players who cannot read the picture of a captcha. It is not rendered if the gateway sends no
 * challenge.
 */
export function CaptchaWork({ captcha, onSolved }: CaptchaWorkProps) {
  const { t } = useTexts('auth');
  const { isOffered, state, run } = useCaptchaWork(captcha, onSolved);
  if (!isOffered) return null;
  const isRunning = state === 'running';
  return (
    <>
      <Button variant="quiet" isBusy={isRunning} onClick={run}>
        {t('solveWithoutPicture')}
      </Button>
      <p role="status" className={styles.state}>
        {isRunning && t('solvingWithoutPicture')}
        {state === 'failed' && t('solveWithoutPictureFailed')}
      </p>
    </>
  );
}

/**
 * Replaces the picture after the challenge is solved. It takes the focus, because the button that had the focus is
 * removed.
 */
export function SolvedCaptcha() {
  const { t } = useTexts('auth');
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <p ref={shown} tabIndex={-1} className={styles.solved}>
      <CircleCheck aria-hidden className={styles.icon} />
      {t('solvedWithoutPicture')}
    </p>
  );
}
