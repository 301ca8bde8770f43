import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useTexts } from '@livery/i18n/react';
import { ChoiceList, IconButton } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';

interface LotteryChoiceProps {
  lotteries: readonly BettableLottery[];
  /** Code of the one on show. */
  chosen: string;
  onChoose: (code: string) => void;
}

/** The button at the end of the bar that offers a lobby's lotteries; nothing where there is one alone. */
export function LotteryChoice({ lotteries, chosen, onChoose }: LotteryChoiceProps) {
  const { t } = useTexts('lotteryFrame');
  const { t: common } = useTexts('common');
  const [isOpen, setOpen] = useState(false);
  if (lotteries.length < 2) return null;
  return (
    <>
      <IconButton
        label={t('chooseLottery')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <LayoutGrid aria-hidden />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('chooseLottery')} closeLabel={common('close')}>
        <ChoiceList
          label={t('chooseLottery')}
          choices={lotteries.map(({ code, name }) => ({ id: code, label: name }))}
          chosen={chosen}
          onChoose={(code) => {
            setOpen(false);
            onChoose(code);
          }}
        />
      </Sheet>
    </>
  );
}
