import { useLoadAction } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { GameActionContext } from '../model/gameActionContext.ts';
import { notePage } from '../model/notePage.ts';

export const loadActions = () => import('../model/gameActions.ts');
type Actions = Omit<Awaited<ReturnType<typeof loadActions>>, 'PlayScreen'>;

/**
 * Returns a function that performs an action on a game, for a signed-in player. Its code is loaded on first use: see
 * `useLoadAction`.
 */
export function useGameAction() {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const toasts = useToasts();
  const dispatch = useDispatch<GameActionContext['dispatch']>();

  const loadAction = useLoadAction();

  return useCallback(
    async function act<Name extends keyof Actions>(name: Name, what: Parameters<Actions[Name]>[1]): Promise<void> {
      const isPageOnShow = notePage();
      const action = await loadAction(loadActions, name, () => void act(name, what));
      await action?.({ dispatch, toasts, t, common, isPageOnShow }, what as never);
    },
    [loadAction, dispatch, toasts, t, common],
  );
}
