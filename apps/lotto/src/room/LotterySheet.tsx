import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { OverlayState } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { ChoiceList } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';

interface LotterySheetProps extends OverlayState {
  lotteries: readonly BettableLottery[];
  /** Code of the current lottery. */
  chosen: string;
  onChoose: (code: string) => void;
}

/** The lotteries of a lobby, with the current one selected. */
export function LotterySheet({ isOpen, onClose, lotteries, chosen, onChoose }: LotterySheetProps) {
  const { t } = useTexts('lotteryFrame');
  const { t: common } = useTexts('common');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chooseLottery')} closeLabel={common('close')}>
      <ChoiceList
        label={t('chooseLottery')}
        choices={lotteries.map(({ code, name }) => ({ id: code, label: name }))}
        chosen={chosen}
        onChoose={(code) => {
          onClose();
          onChoose(code);
        }}
      />
    </Sheet>
  );
}
