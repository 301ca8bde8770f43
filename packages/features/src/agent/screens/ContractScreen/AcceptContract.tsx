import { useTexts } from '@livery/i18n/react';
import { Button, FormError, ScreenPart } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';

export interface AcceptContractProps {
  /** The account that made the offer. */
  offeredBy: string;
  /** Whether the request with an answer is pending. */
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | undefined;
  /** Whether the dialog that confirms declining is open. */
  isAsking: boolean;
  onAccept: () => void;
  onAskToDecline: () => void;
  onDecline: () => void;
  /** Called when the player cancels the dialog. */
  onStay: () => void;
}

/**
 * Explains the effect of accepting, and has the buttons to accept and decline. Declining must be confirmed in a dialog.
 */
export function AcceptContract({
  offeredBy,
  isBusy,
  failure,
  isAsking,
  onAccept,
  onAskToDecline,
  onDecline,
  onStay,
}: AcceptContractProps) {
  const { t } = useTexts('contracts');
  const { t: common } = useTexts('common');
  return (
    <ScreenPart title={t('answer')} words={t('acceptMeans')}>
      <FormError>{failure}</FormError>
      <Button
        variant="primary"
        size="large"
        isBlock
        isBusy={isBusy && !isAsking}
        disabled={isAsking}
        onClick={onAccept}
      >
        {t('accept')}
      </Button>
      <Button variant="quiet" isBlock disabled={isBusy} onClick={onAskToDecline}>
        {t('decline')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('declineTitle')}
        confirmLabel={t('decline')}
        cancelLabel={common('cancel')}
        isDanger
        isBusy={isBusy}
        onConfirm={onDecline}
        onCancel={onStay}
      >
        {t('declineWords', { name: offeredBy })}
      </ConfirmDialog>
    </ScreenPart>
  );
}
