import { gatewayClockOffset } from '@livery/api/client';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Countdown } from '@livery/ui';
import styles from './BindEmailView.module.css';

interface CodeLifeProps {
  /** The expiry of the code: ISO 8601 by the gateway's clock. */
  expiresAt: string;
}

/** The remaining validity of a code. */
export function CodeLife({ expiresAt }: CodeLifeProps) {
  const { t } = useTexts('security');
  const { count, numerals } = useFormats();
  return (
    <div className={styles.life}>
      <span aria-hidden>{t('codeLeft')}</span>
      <Countdown
        deadline={Date.parse(expiresAt)}
        clockOffset={gatewayClockOffset()}
        label={t('codeLeft')}
        remainingText={({ hours, minutes }) =>
          hours * 60 + minutes > 0 ? count(hours * 60 + minutes, 'minute') : t('lessThanMinute')
        }
        endedText={t('codeOver')}
        toNumerals={numerals}
      />
    </div>
  );
}
