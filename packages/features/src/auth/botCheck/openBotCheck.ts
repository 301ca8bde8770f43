import { type BotCheckMessage, type BotCheckResult, botCheckPath, showBotCheck } from '@livery/foundation/bot-check';
import styles from './botCheck.module.css';

/** What came of a check: what the provider gave, that the person closed it, or that it could not be had. */
type BotCheckOutcome = BotCheckResult | 'closed' | 'failed';

export interface BotCheckFrame {
  /** Shows the check until there is an outcome. While another one is on, it comes after that. */
  check: () => Promise<BotCheckOutcome>;
  /** Begins anew, where an answer was given: it serves once. */
  reset: () => void;
  close: () => void;
}

/** Milliseconds that the provider's script gets to be there. */
const patienceMs = 15_000;

/**
 * Puts a merchant's bot check beside the page: a frame in a dialog that shows while somebody is asked. It loads at once, so
 * that nobody waits for it at the press of a button.
 */
export function openBotCheck({ title, language }: { title: string; language: string }): BotCheckFrame {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog!;
  dialog.setAttribute('aria-label', title);
  document.body.append(dialog);

  let frame: HTMLIFrameElement;
  let state: 'loading' | 'ready' | 'used' | 'failed' = 'loading';
  /** Hears each message of the frame, until it has what it waits for. */
  let hear: (message: BotCheckMessage) => void = () => {};

  const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== frame.contentWindow) return;
    const message = data as BotCheckMessage;
    if (message.botCheck === 'ready') state = 'ready';
    else if (message.botCheck === 'failed') state = 'failed';
    hear(message);
  };
  window.addEventListener('message', listen);

  const load = () => {
    frame?.remove();
    frame = document.createElement('iframe');
    frame.className = styles.frame!;
    frame.title = title;
    frame.src = `${botCheckPath}?${new URLSearchParams({ language })}`;
    state = 'loading';
    dialog.append(frame);
  };
  load();

  const untilReady = () =>
    new Promise<boolean>((resolve) => {
      if (state === 'used' || state === 'failed') load();
      if (state === 'ready') return resolve(true);
      const timer = setTimeout(() => {
        state = 'failed';
        resolve(false);
      }, patienceMs);
      hear = ({ botCheck }) => {
        clearTimeout(timer);
        resolve(botCheck === 'ready');
      };
    });
  const untilOutcome = () =>
    new Promise<BotCheckOutcome>((resolve) => {
      hear = (message) => {
        if (message.botCheck === 'passed') resolve(message.result);
        else if (message.botCheck !== 'ready') resolve(message.botCheck);
      };
      dialog.addEventListener('close', () => resolve('closed'), { once: true });
      dialog.showModal();
      // Its keys, such as Escape, are the frame's from now on.
      frame.focus();
      frame.contentWindow?.postMessage(showBotCheck, window.location.origin);
    });

  const run = async (): Promise<BotCheckOutcome> => {
    if (!(await untilReady())) return dialog.isConnected ? 'failed' : 'closed';
    const outcome = await untilOutcome();
    if (outcome !== 'failed') state = 'used';
    dialog.close();
    return outcome;
  };
  let last: Promise<unknown> = Promise.resolve();

  return {
    check: () => {
      const outcome = last.then(run);
      last = outcome;
      return outcome;
    },
    reset: () => {
      if (state === 'used') load();
    },
    close: () => {
      window.removeEventListener('message', listen);
      dialog.remove();
      hear({ botCheck: 'closed' });
    },
  };
}
