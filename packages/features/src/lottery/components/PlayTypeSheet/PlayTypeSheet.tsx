import { useBackCloses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import type { PlayType } from '../../model/playTypes.ts';

interface PlayTypeSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (type: PlayType) => void;
}

/** Lets the player choose between the traditional and the entertainment play type. */
export function PlayTypeSheet({ isOpen, onClose, onChoose }: PlayTypeSheetProps) {
  const { t } = useTexts('lotteries');
  const { t: common } = useTexts('common');
  useBackCloses(isOpen, onClose);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('choosePlayType')} closeLabel={common('close')}>
      <List label={t('choosePlayType')}>
        <ListRow title={t('tradition')} hint={t('traditionHint')} leadsOn onClick={() => onChoose('Tradition')} />
        <ListRow
          title={t('entertainment')}
          hint={t('entertainmentHint')}
          leadsOn
          onClick={() => onChoose('Entertainment')}
        />
      </List>
    </Sheet>
  );
}
