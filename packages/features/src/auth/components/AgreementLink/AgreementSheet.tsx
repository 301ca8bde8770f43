import { useBackCloses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { Sheet } from '@livery/ui/dialog';
import { AgreementText } from '../AgreementText/AgreementText.tsx';

interface AgreementSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The user agreement over the form that requires it. The values in the form stay. */
export function AgreementSheet({ isOpen, onClose }: AgreementSheetProps) {
  const { t } = useTexts('agreement');
  const { t: common } = useTexts('common');
  useBackCloses(isOpen, onClose);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={common('close')} isText>
      <AgreementText />
    </Sheet>
  );
}
