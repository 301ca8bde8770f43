import type { Game } from '@livery/api/games/gameLists';
import { afterOverlay } from '@livery/foundation/navigation';
import { type ReactNode, useState } from 'react';
import { PlayTypeSheet } from '../components/PlayTypeSheet/PlayTypeSheet.tsx';
import { type PlayType, playTypesOf } from '../model/playTypes.ts';

interface OpenLottery {
  /** Opens a lottery, at once or once it is chosen how to play it. */
  open: (game: Game) => void;
  /** The question how to play; put it on the screen. */
  question: ReactNode;
}

/**
 * Opens lotteries. One that can be played in two ways asks first.
 *
 * @param onOpenGame called with the game, whose mode then names one way alone
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
