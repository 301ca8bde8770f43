import { useTexts } from '@livery/i18n/react';
import { SegmentedControl } from '@livery/ui';
import { useRef } from 'react';
import styles from './BettingView.module.css';
import { Board, type BoardProps } from './Board.tsx';
import { Dock, type DockProps } from './Dock.tsx';
import { DrawHead } from './DrawHead.tsx';
import { FavoriteNumbers, type FavoriteNumbersProps } from './FavoriteNumbers.tsx';
import { PlayRail, type PlayRailProps } from './PlayRail.tsx';
import type { SlipSheetProps } from './SlipSheet.tsx';
import { TapBoard, type TapBoardProps } from './TapBoard.tsx';
import type { BetDraw } from './useBetDraw.ts';
import { useSlipSheet } from './useSlipSheet.ts';

export interface BettingViewProps {
  draw: BetDraw;
  /** The play type, if there is a choice. */
  playType: { chosen: 'trad' | 'ent'; onChoose: (playType: 'trad' | 'ent') => void } | undefined;
  rail: PlayRailProps | undefined;
  /** The stored selections of the play; missing if there are none. */
  favorites: FavoriteNumbersProps | undefined;
  /** The board of one play; missing if `taps` shows all plays that take one tap. */
  board: BoardProps | undefined;
  taps: TapBoardProps | undefined;
  dock: Omit<DockProps, 'isTapping'>;
  slip: SlipSheetProps;
}

/** The betting screen: the draw, the plays and the board, and below them the stake and the slip. */
export function BettingView({ draw, playType, rail, favorites, board, taps, dock, slip }: BettingViewProps) {
  const { t } = useTexts('betting');
  const { SlipSheet } = useSlipSheet(slip);
  const body = useRef<HTMLDivElement>(null);
  const removeFavorite: FavoriteNumbersProps['onRemove'] = (selection) => {
    // When the last stored selection is removed, the list disappears. The focus would go to the list, so it goes to the
    // body instead.
    if (favorites?.favorites.length === 1) body.current?.focus();
    favorites?.onRemove(selection);
  };
  return (
    <div className={styles.screen}>
      <DrawHead {...draw} />
      <div ref={body} tabIndex={-1} className={styles.body}>
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
        {favorites && <FavoriteNumbers {...favorites} onRemove={removeFavorite} />}
        {board && <Board key={board.play.code} {...board} />}
        {taps && <TapBoard {...taps} />}
      </div>
      <Dock {...dock} isTapping={taps !== undefined} />
      {SlipSheet && <SlipSheet {...slip} />}
    </div>
  );
}
