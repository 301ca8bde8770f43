import { lazyCode, useCodeOnDemand } from '@livery/foundation/code';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { GameCardContext, type RequestedCard } from '../../model/gameCardContext.ts';

const code = lazyCode(() => import('./GameCard.tsx'), 'GameCard');

/** Lets each game tile inside it show the game's card. The code is loaded with the first card. */
export function GameCards({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<RequestedCard>();
  return (
    <GameCardContext value={setWanted}>
      {children}
      {wanted && <ShownCard wanted={wanted} />}
    </GameCardContext>
  );
}

function ShownCard({ wanted }: { wanted: RequestedCard }) {
  const { Component: GameCard, request } = useCodeOnDemand(code, 'gameCard');
  const [isOpen, setOpen] = useState(false);
  const open = useEffectEvent(async () => setOpen(await request()));
  useEffect(() => void open(), [wanted]);
  return GameCard && <GameCard game={wanted.game} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
