import { useTexts } from '@livery/i18n/react';
import { CopyCode } from '@livery/ui';
import { QrCode } from '@livery/ui/qr';
import styles from './OneDepositView.module.css';

/** A QR code, and its text for players who cannot scan it. */
export function ScanCode({ text }: { text: string }) {
  const { t } = useTexts('deposit');
  return (
    <>
      <div className={styles.code}>
        <QrCode content={text} label={t('qrLabel')} errorText={t('qrTooLong')} />
      </div>
      <CopyCode
        label={t('qrText')}
        code={text}
        size="small"
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        refusedText={t('copyRefused')}
      />
    </>
  );
}
