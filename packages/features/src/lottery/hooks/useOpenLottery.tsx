import type { Game } from '@livery/api/games/gameLists';
import { afterOverlay } from '@livery/foundation/navigation';
import { type ReactNode, useState } from 'react';
import { PlayTypeSheet } from '../components/PlayTypeSheet/PlayTypeSheet.tsx';
import { type PlayType, playTypesOf } from '../model/playTypes.ts';

interface OpenLottery {
  /** Opens a lottery, directly or after the player chooses a play type. */
  open: (game: Game) => void;
  /** The sheet that offers the play types. The caller must render it. */
  question: ReactNode;
}

/**
 * Opens lotteries. If a lottery has two play types, the player chooses first.
 *
 * @param onOpenGame called with the game. After a choice, the game's mode contains only the chosen play type
 */
export function useOpenLottery(onOpenGame: (game: Game) => void): OpenLottery {
  const [asked, setAsked] = useState<Game>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (lottoMode: PlayType) => {
    afterOverlay(() => asked && onOpenGame({ ...asked, lottoMode }));
    close();
  };
  return {
    open: (game) => {
      if (playTypesOf(game.lottoMode).length < 2) return onOpenGame(game);
      setAsked(game);
      setOpen(true);
    },
    question: asked && <PlayTypeSheet isOpen={isOpen} onClose={close} onChoose={choose} />,
  };
}
