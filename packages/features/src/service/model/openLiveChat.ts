import { chatApi } from '@livery/api/service/getChatLink';
import { leaveApp } from '@livery/foundation/navigation';
import { refusalMs } from '@livery/foundation/roles';
import { loadTexts, type TextsInstance } from '@livery/i18n/react';
import { toastDuration, type Toasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Milliseconds between the reply with the chat's address and the navigation to it. */
const redirectDelay = 500;

interface LiveChat {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  texts: TextsInstance;
  toasts: Toasts;
  /** Whether this player can use the chat. Trials cannot. */
  isOpen: boolean;
  /** The path of this app to which the chat's back button leads. */
  backUrl: string;
  /** The full address of the page when the player opened the chat. */
  wantedAt: string;
}

/**
 * The outcome of opening the chat: the page leaves for it, a trial was refused, the chat is unavailable, another tap is
 * already opening it, or the player has opened another page in the meantime.
 */
export type ChatOutcome = 'left' | 'refused' | 'unavailable' | 'opening' | 'passed';

/** Whether a chat is being opened. Then a second tap sends no request. */
let isOpening = false;

/**
 * Requests an address of the live chat, with the merchant's accent colour, and leaves for it. Shows a toast if the chat
 * is unavailable. It is a separate file, because it loads when a player opens the chat.
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
  // If the player has opened another page, do not leave that page, because the player may be typing there.
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
 * Returns the page's accent colour. Undefined if the merchant's format differs from "#0b7a55", because a gateway
 * accepts only that format.
 */
function accent(): string | undefined {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--brand-accent').trim();
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : undefined;
}
