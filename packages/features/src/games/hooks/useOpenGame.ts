import type { Game } from '@livery/api/games/gameLists';
import { loadCode } from '@livery/foundation/code';
import { toastDuration } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useGameActionContext } from './useGameActionContext.ts';

/** Returns a function that opens a game in this tab, for somebody signed in: see `openGame`, whose code loads only then. */
export function useOpenGame(): (game: Game, backUrl: string) => Promise<void> {
  const context = useGameActionContext();

  return useCallback(
    async (game, backUrl) => {
      try {
        const openGame = await loadCode(() => import('../model/openGame.ts'), 'openGame');
        await openGame(context, { game, backUrl });
      } catch {
        context.toasts.showToast(context.common('offline'), { kind: 'failure', duration: toastDuration.short });
      }
    },
    [context],
  );
}
