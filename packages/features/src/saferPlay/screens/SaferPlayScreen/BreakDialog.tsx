import { useTexts } from '@livery/i18n/react';
import { FormError } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';
import { useState } from 'react';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import { BreakConsequences } from './BreakConsequences.tsx';

export interface BreakDialogProps {
  isOpen: boolean;
  /** The end of the break, in milliseconds since 1970. */
  until: number | undefined;
  isBusy: boolean;
  /** The reason why the break could not begin, as a sentence. */
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The confirmation of a break, with its consequences. */
export function BreakDialog({ isOpen, until, isBusy, failure, onConfirm, onCancel }: BreakDialogProps) {
  const { t } = useTexts('saferPlay');
  const { t: common } = useTexts('common');
  const { moment } = useLimitFormats();
  // The text stays unchanged while the dialog closes.
  const [end, setEnd] = useState(until);
  if (until !== undefined && until !== end) setEnd(until);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={end === undefined ? '' : t('confirmTitle', { day: moment(end) })}
      confirmLabel={t('confirmBreak')}
      cancelLabel={common('cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      isBusy={isBusy}
    >
      <BreakConsequences />
      <FormError>{failure}</FormError>
    </ConfirmDialog>
  );
}
