import { useTexts } from '@livery/i18n/react';
import { Button, FormError, ScreenPart } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';

export interface AnswerPartProps {
  /** Who offers it. */
  offeredBy: string;
  /** An answer is on its way. */
  isBusy: boolean;
  /** Why the last try came to nothing, as a sentence. */
  failure: string | undefined;
  /** Whether it is asked if the contract is to be declined. */
  isAsking: boolean;
  onAccept: () => void;
  onAskToDecline: () => void;
  onDecline: () => void;
  /** The contract is not declined after all. */
  onStay: () => void;
}

/** Says what accepting means, and takes the answer: declining is asked about once more. */
export function AnswerPart({
  offeredBy,
  isBusy,
  failure,
  isAsking,
  onAccept,
  onAskToDecline,
  onDecline,
  onStay,
}: AnswerPartProps) {
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
