import type { OpensGames } from '../../model/opensGames.ts';
import { LiveSkeleton } from '../LobbyBlock/skeletons.tsx';
import { LiveModelsView } from './LiveModelsView.tsx';
import { useLiveModels } from './useLiveModels.ts';

/** Who is on air. A tap opens the table that they play at. */
export function LiveModels({ onOpenGame }: OpensGames) {
  const { models, sightRef } = useLiveModels(onOpenGame);
  if (models === undefined) return <LiveSkeleton />;
  return models.length === 0 ? null : <LiveModelsView models={models} sightRef={sightRef} />;
}
