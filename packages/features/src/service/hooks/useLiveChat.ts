import { useLoadAction } from '@livery/foundation/code';
import { useRule } from '@livery/foundation/roles';
import { useLoginFirst } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ChatOutcome } from '../model/openLiveChat.ts';

const load = () => import('../model/openLiveChat.ts');

/**
 * Returns a function that opens the live chat, or shows a toast if that fails. Guests log in first and return to this
 * page. Trials are refused. Members leave for the chat in this tab, half a second after the reply with its address.
 * Texts and call load only then. If the player has opened another page before the reply, the app does not leave. The
 * function resolves to the outcome, or to undefined if login comes first. Check the switch CBS3 before offering the
 * chat, as `LiveChatButton` does.
 */
export function useLiveChat(): () => Promise<ChatOutcome | undefined> {
  const { texts } = useTexts('common');
  const toasts = useToasts();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const isOpen = useRule('liveChat') === 'open';
  const loginFirst = useLoginFirst('liveChat');
  const { pathname, search } = useLocation();
  const loadAction = useLoadAction();

  return useCallback(
    async function open(): Promise<ChatOutcome | undefined> {
      if (loginFirst()) return undefined;
      const wantedAt = window.location.href;
      const openLiveChat = await loadAction(load, 'openLiveChat', () => void open());
      return openLiveChat?.({ dispatch, texts, toasts, isOpen, backUrl: pathname + search, wantedAt });
    },
    [loginFirst, loadAction, dispatch, texts, toasts, isOpen, pathname, search],
  );
}
