import { useTexts } from '@livery/i18n/react';
import { SegmentedControl } from '@livery/ui';
import styles from './BettingView.module.css';
import { Board, type BoardProps } from './Board.tsx';
import { Dock, type DockProps } from './Dock.tsx';
import { DrawHead } from './DrawHead.tsx';
import { PlayRail, type PlayRailProps } from './PlayRail.tsx';
import type { SlipSheetProps } from './SlipSheet.tsx';
import { TapBoard, type TapBoardProps } from './TapBoard.tsx';
import type { BetDraw } from './useBetDraw.ts';
import { useSlipSheet } from './useSlipSheet.ts';

export interface BettingViewProps {
  draw: BetDraw;
  /** How it is played, where there is a choice. */
  playType: { chosen: 'trad' | 'ent'; onChoose: (playType: 'trad' | 'ent') => void } | undefined;
  rail: PlayRailProps | undefined;
  /** One play's board; missing where all that take one tap stand on one. */
  board: BoardProps | undefined;
  taps: TapBoardProps | undefined;
  dock: DockProps;
  slip: SlipSheetProps;
}

/** Where bets on a lottery are chosen: the draw, the ways to bet, the board, and below it stake and slip. */
export function BettingView({ draw, playType, rail, board, taps, dock, slip }: BettingViewProps) {
  const { t } = useTexts('betting');
  const { SlipSheet } = useSlipSheet(slip);
  return (
    <div className={styles.screen}>
      <DrawHead {...draw} />
      <div className={styles.body}>
        {playType && (
          <SegmentedControl
            label={t('playType')}
            options={[
              { id: 'trad', label: t('tradition') },
              { id: 'ent', label: t('entertainment') },
            ]}
            chosen={playType.chosen}
            onChoose={playType.onChoose}
          />
        )}
        {rail && <PlayRail {...rail} />}
        {board && <Board key={board.play.code} {...board} />}
        {taps && <TapBoard {...taps} />}
      </div>
      <Dock {...dock} />
      {SlipSheet && <SlipSheet {...slip} />}
    </div>
  );
}
