import type { Deposit } from '@livery/api/deposit/getDeposits';
import { SentPicture } from '@livery/ui/sent-picture';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { FileUpload } from '@livery/ui/upload';
import { CircleCheck } from 'lucide-react';
import styles from './Receipt.module.css';

export interface ReceiptProps {
  /** The chosen picture until the gateway has received it, and the reason if it could not be sent. */
  chosen: { file: File; error?: string } | undefined;
  isSending: boolean;
  /** Whether the gateway has received a picture. */
  isReceived: boolean;
  /** The picture that the gateway has received. Undefined until the list of deposits contains it. */
  received: Deposit['receipt'];
  /** Whether the player is replacing the received picture. */
  isReplacing: boolean;
  /** Called with a picture, which is sent immediately. */
  onChoose: (file: File) => void;
  onRetry: () => void;
  onRemove: () => void;
  onReplace: () => void;
  /** Called when the picture's address fails to load, because then a new address is needed. */
  onPictureFailed: () => void;
}

/**
 * The picture of a transfer's receipt: the input to choose it, the upload, or the received picture. The received
 * picture opens in full size.
 */
export function Receipt(props: ReceiptProps) {
  const {
    chosen,
    isSending,
    isReceived,
    received,
    isReplacing,
    onChoose,
    onRetry,
    onRemove,
    onReplace,
    onPictureFailed,
  } = props;
  const { t } = useTexts('receipt');
  const { t: common } = useTexts('common');
  const { numerals } = useFormats();
  return (
    <section aria-label={t('label')} className={styles.receipt}>
      <p role="status" className={styles.state}>
        {isSending
          ? t('sending')
          : isReceived && (
              <>
                <CircleCheck aria-hidden />
                {t('received')}
              </>
            )}
      </p>
      {received && !isSending && (
        <div className={styles.picture}>
          <SentPicture
            key={received.receivedAt}
            address={received.url}
            label={t('open')}
            goneLabel={t('gone')}
            onFailed={onPictureFailed}
          />
        </div>
      )}
      {isReceived && !isReplacing && chosen === undefined ? (
        <Button variant="quiet" isBlock onClick={onReplace}>
          {t('another')}
        </Button>
      ) : (
        <>
          <FileUpload
            label={t('label')}
            help={t('help')}
            addLabel={t('add')}
            dropLabel={t('drop')}
            removeLabel={t('remove')}
            progressLabel={t('sending')}
            refusal={(reason) => ({ type: t('type'), size: t('size'), count: t('count') })[reason]}
            toNumerals={numerals}
            limit={1}
            items={chosen ? [{ id: 'receipt', ...chosen }] : []}
            disabled={isSending}
            onAdd={([file]) => {
              if (file) onChoose(file);
            }}
            onRemove={onRemove}
          />
          {chosen?.error !== undefined && !isSending && (
            <Button isBlock onClick={onRetry}>
              {common('retry')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
