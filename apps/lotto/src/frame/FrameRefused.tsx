import type { GatewayError } from '@livery/api/client';
import { paths } from '@livery/foundation/addresses';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, ErrorState } from '@livery/ui';
import { useEffect } from 'react';
import { isFramed, notifyApp } from '../channel/notifyApp.ts';

interface FrameRefusedProps {
  /**
   * `address`: the address is invalid. `ticket`: the ticket was used, or the session ended. An error: the launch
   * failed.
   */
  why: 'address' | 'ticket' | GatewayError;
}

/** The reason why there is no lottery, and a button for the app to open it again. */
export function FrameRefused({ why }: FrameRefusedProps) {
  const { t } = useTexts('lotteryFrame');
  const { t: common } = useTexts('common');
  useEffect(() => notifyApp(why === 'ticket' ? 'sessionEnded' : 'ready'), [why]);
  const [title, text] =
    why === 'address'
      ? [t('wrongTitle'), t('wrongText')]
      : why === 'ticket'
        ? [t('usedTitle'), t('usedText')]
        : [t('failedTitle'), failureText(why, common)];
  return (
    <main>
      <ErrorState
        isScreen
        title={title}
        action={
          isFramed() ? (
            <Button variant="primary" onClick={() => notifyApp(why === 'address' ? 'close' : 'sessionEnded')}>
              {why === 'address' ? t('toLotteries') : t('openAgain')}
            </Button>
          ) : (
            <ButtonLink variant="primary" href={paths.lotteries}>
              {t('toLotteries')}
            </ButtonLink>
          )
        }
      >
        {text}
      </ErrorState>
    </main>
  );
}
