import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { FileUpload } from '@livery/ui/upload';
import { CircleCheck } from 'lucide-react';
import styles from './Receipt.module.css';

export interface ReceiptProps {
  /** The picture that was chosen and has not arrived, and why it could not be sent. */
  chosen: { file: File; error?: string } | undefined;
  isSending: boolean;
  /** Whether the gateway has one. */
  isReceived: boolean;
  /** Whether another is to take the place of the one that is there. */
  isReplacing: boolean;
  /** Called with a picture; it is sent at once. */
  onChoose: (file: File) => void;
  onRetry: () => void;
  onRemove: () => void;
  onReplace: () => void;
}

/** The picture of a transfer's receipt: to choose, on its way, or here. */
export function Receipt(props: ReceiptProps) {
  const { chosen, isSending, isReceived, isReplacing, onChoose, onRetry, onRemove, onReplace } = props;
  const { t } = useTexts('receipt');
  const { t: common } = useTexts('common');
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
