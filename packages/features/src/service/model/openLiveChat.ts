import { chatApi } from '@livery/api/service/getChatLink';
import { leaveApp } from '@livery/foundation/navigation';
import { loadTexts, type TextsInstance } from '@livery/i18n/react';
import { toastDuration, type Toasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Milliseconds between the reply with the chat's address and the move to it. */
const redirectDelay = 500;
/** Milliseconds for which a trial reads that there is no chat for it. */
const trialToastMs = 2_000;

interface LiveChat {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  texts: TextsInstance;
  showToast: Toasts['showToast'];
  /** Signed in with a real account: there is no chat for trials. */
  isMember: boolean;
  /** Path of this app to which the chat's back button leads. */
  backUrl: string;
  /** Called when the page is about to be left. */
  onLeave: () => void;
}

/**
 * Asks for a fresh address of the live chat, which has the merchant's accent, and leaves for it. Shows a toast where none is to
 * be had. In a file of its own, because it is fetched when someone wants to chat.
 */
export async function openLiveChat({
  dispatch,
  texts,
  showToast,
  isMember,
  backUrl,
  onLeave,
}: LiveChat): Promise<void> {
  const t = await loadTexts(texts, 'service');
  if (!isMember) return showToast(t('free_reject'), { kind: 'failure', duration: trialToastMs });
  const { data: address } = await dispatch(
    chatApi.endpoints.getChatLink.initiate(
      { backUrl, title: t('customerService'), headerColor: accent() },
      { track: false },
    ),
  );
  if (address === undefined)
    return showToast(t('contactUnavailable'), { kind: 'failure', duration: toastDuration.short });
  await new Promise((resolve) => setTimeout(resolve, redirectDelay));
  onLeave();
  leaveApp(address);
}

/** The accent of the page; undefined where the merchant has it in another form than "#0b7a55", which is all that a gateway takes. */
function accent(): string | undefined {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--brand-accent').trim();
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : undefined;
}
