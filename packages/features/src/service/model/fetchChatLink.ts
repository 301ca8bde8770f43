import { chatApi } from '@livery/api/service/getChatLink';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

interface ChatWords {
  /** Path of this app to which the chat's back button leads. */
  backUrl: string;
  /** Heading of the chat. */
  title: string;
}

/**
 * Asks for a fresh address of the live chat, which has the merchant's accent. Undefined where none is to be had. In a file
 * of its own, because it is fetched when someone wants to chat.
 */
export async function fetchChatLink(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  words: ChatWords,
): Promise<string | undefined> {
  const { data } = await dispatch(
    chatApi.endpoints.getChatLink.initiate({ ...words, headerColor: accent() }, { track: false }),
  );
  return data;
}

/** The accent of the page; undefined where the merchant has it in another form than "#0b7a55", which is all that a gateway takes. */
function accent(): string | undefined {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--brand-accent').trim();
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : undefined;
}
