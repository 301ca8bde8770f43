import { chatApi } from '@livery/api/service/getChatLink';
import { leaveApp } from '@livery/foundation/navigation';
import { refusalMs } from '@livery/foundation/roles';
import { loadTexts, type TextsInstance } from '@livery/i18n/react';
import { toastDuration, type Toasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Milliseconds between the reply with the chat's address and the move to it. */
const redirectDelay = 500;

interface LiveChat {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  texts: TextsInstance;
  toasts: Toasts;
  /** Whether there is a chat for this person: there is none for trials. */
  isOpen: boolean;
  /** Path of this app to which the chat's back button leads. */
  backUrl: string;
  /** The page's whole address when the chat was wanted. */
  wantedAt: string;
}

/**
 * What came of a wish to chat: the page leaves for it, a trial was refused, none could be had, one is on its way
 * already, or the person has gone to another page since.
 */
export type ChatOutcome = 'left' | 'refused' | 'unavailable' | 'opening' | 'passed';

/** A chat is on its way: a second tap asks for no other. */
let isOpening = false;

/**
 * Asks for a fresh address of the live chat, which has the merchant's accent, and leaves for it. Shows a toast where none is to
 * be had. In a file of its own, because it is fetched when someone wants to chat.
 */
export async function openLiveChat(chat: LiveChat): Promise<ChatOutcome> {
  if (isOpening) return 'opening';
  isOpening = true;
  const { texts, toasts } = chat;
  const common = await loadTexts(texts, 'common');
  try {
    return await (chat.isOpen ? leaveForChat(chat, toasts.startLoading(common('loading'))) : refuse(chat));
  } catch {
    toasts.showToast(common('offline'), { kind: 'failure', duration: toastDuration.short });
    return 'unavailable';
  } finally {
    isOpening = false;
  }
}

async function refuse({ texts, toasts }: LiveChat): Promise<ChatOutcome> {
  const t = await loadTexts(texts, 'refusal');
  toasts.showToast(t('free_reject'), { kind: 'failure', duration: refusalMs });
  return 'refused';
}

async function leaveForChat(
  { dispatch, texts, toasts, backUrl, wantedAt }: LiveChat,
  endLoading: () => void,
): Promise<ChatOutcome> {
  const t = await loadTexts(texts, 'service');
  const { data: address } = await dispatch(
    chatApi.endpoints.getChatLink.initiate(
      { backUrl, title: t('customerService'), headerColor: accent() },
      { track: false },
    ),
  );
  // Whoever has turned to something else is not carried off from it, nor from what they type there.
  const isPassed = () => window.location.href !== wantedAt;
  if (isPassed()) {
    endLoading();
    return 'passed';
  }
  if (address === undefined) {
    toasts.showToast(t('contactUnavailable'), { kind: 'failure', duration: toastDuration.short });
    return 'unavailable';
  }
  await new Promise((resolve) => setTimeout(resolve, redirectDelay));
  endLoading();
  if (isPassed()) return 'passed';
  leaveApp(address);
  return 'left';
}

/**
 * The accent of the page; undefined where the merchant has it in another form than "#0b7a55", which is all that a
 * gateway takes.
 */
function accent(): string | undefined {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--brand-accent').trim();
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : undefined;
}
