import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { GameActionContext } from '../model/gameActionContext.ts';

/** What the actions on games need of this screen. Stays the same while language and screen do. */
export function useGameActionContext(): GameActionContext {
  const { t } = useTexts('games');
  const { t: common } = useTexts('common');
  const toasts = useToasts();
  const dispatch = useDispatch<GameActionContext['dispatch']>();
  return useMemo(() => ({ dispatch, toasts, t, common }), [dispatch, toasts, t, common]);
}
