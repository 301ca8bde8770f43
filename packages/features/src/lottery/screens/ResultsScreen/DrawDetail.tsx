import { useBackCloses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { Sheet } from '@livery/ui/dialog';
import { DrawProofView, type DrawProofViewProps } from './DrawProofView.tsx';

interface DrawDetailProps extends DrawProofViewProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A past draw with its checks, in a sheet. */
export function DrawDetail({ draw, lottery, isOpen, onClose }: DrawDetailProps) {
  const { t } = useTexts('lotteries');
  const { t: common } = useTexts('common');
  useBackCloses(isOpen, onClose);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('checkDraw')} closeLabel={common('close')}>
      <DrawProofView draw={draw} lottery={lottery} />
    </Sheet>
  );
}
