import { useGetLiveModelsQuery } from '@livery/api/live-models/getLiveModels';
import { useLanguage } from '@livery/i18n/react';
import { useFormats } from '@livery/foundation/formats';
import { useRefresh } from '@livery/foundation/refresh';
import { useIsVisible } from '@livery/ui/touch';
import type { Game } from '@livery/api/games/gameLists';
import type { LiveModelsViewProps } from './LiveModelsView.tsx';

/** Milliseconds after which the list of models and viewers is stale. */
const freshMs = 60_000;

type Awaited = Pick<LiveModelsViewProps, 'sightRef'> & { models: LiveModelsViewProps['models'] | undefined };

export function useLiveModels(onOpenGame: (game: Game) => void): Awaited {
  const language = useLanguage();
  const { short } = useFormats();
  const { ref, isInSight } = useIsVisible();
  const { data, isError, isFetching, startedTimeStamp, fulfilledTimeStamp, refetch } = useGetLiveModelsQuery({
    language,
  });
  useRefresh({
    isActive: isInSight,
    dueAt: fulfilledTimeStamp && fulfilledTimeStamp + freshMs,
    leastGap: freshMs,
    jitter: 5_000,
    isFetching,
    startedTimeStamp,
    onRefresh: () => void refetch(),
  });
  const models = data
    ?.filter(({ isStreaming }) => isStreaming)
    .map(({ id, name, room, viewers, pictureUrl, game }) => ({
      id,
      name,
      room,
      pictureUrl,
      viewers,
      shortViewers: short(viewers),
      onOpen: game && (() => onOpenGame(game)),
    }));
  return { sightRef: ref, models: models ?? (isError ? [] : undefined) };
}
