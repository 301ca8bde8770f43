import type { Game } from '@livery/api/games/gameLists';
import { LiveSkeleton } from './LiveSkeleton.tsx';
import { LiveModelsView } from './LiveModelsView.tsx';
import { useLiveModels } from './useLiveModels.ts';

export interface LiveModelsProps {
  /** Called with the game of the tapped model. */
  onOpenGame: (game: Game) => void;
}

/** The models that are on air. A tap opens their table. */
export function LiveModels({ onOpenGame }: LiveModelsProps) {
  const { models, sightRef } = useLiveModels(onOpenGame);
  if (models === undefined) return <LiveSkeleton />;
  return models.length === 0 ? null : <LiveModelsView models={models} sightRef={sightRef} />;
}
