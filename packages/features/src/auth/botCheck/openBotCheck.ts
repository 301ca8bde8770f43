import { type BotCheckMessage, type BotCheckResult, botCheckPath, showBotCheck } from '@livery/foundation/bot-check';
import styles from './botCheck.module.css';

/**
 * The outcome of a check: the provider's result, 'closed' if the player closed it, or 'failed' if it could not be
 * loaded.
 */
type BotCheckOutcome = BotCheckResult | 'closed' | 'failed';

export interface BotCheckFrame {
  /** Shows the check and resolves with its outcome. If another check is open, this check waits until it ends. */
  check: () => Promise<BotCheckOutcome>;
  /** Starts the check again after an outcome, because a result can be used only once. */
  reset: () => void;
  close: () => void;
}

/** Milliseconds after which a load of the provider's script is treated as failed. */
const patienceMs = 15_000;

/**
 * Adds a merchant's bot check to the page: a frame in a dialog that is visible during a check. The frame loads
 * immediately, so that a player does not wait after pressing a button.
 */
export function openBotCheck({ title, language }: { title: string; language: string }): BotCheckFrame {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog!;
  dialog.setAttribute('aria-label', title);
  document.body.append(dialog);

  let frame: HTMLIFrameElement;
  let state: 'loading' | 'ready' | 'used' | 'failed' = 'loading';
  /** Handles messages of the frame until the expected message arrives. */
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
      // The frame must receive the keys, for example Escape.
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
