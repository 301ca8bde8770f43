/*
 * Runs in the document of the bot check (GeeTest v4), which the page shows in a frame. The provider's script loads only
 * in this document: the policy of the page itself forbids it, and the frame can be inside a dialog.
 */
import { type BotCheckMessage, type BotCheckResult, showBotCheck } from '@livery/foundation/bot-check';

/** The part of GeeTest's object that this module uses. */
interface Captcha {
  onReady: (handle: () => void) => Captcha;
  onSuccess: (handle: () => void) => Captcha;
  onClose: (handle: () => void) => Captcha;
  onError: (handle: () => void) => Captcha;
  getValidate: () => BotCheckResult | false;
  showCaptcha: () => void;
}

type InitGeetest = (
  config: {
    captchaId: string;
    product: 'bind';
    language: string;
    protocol: string;
    mask: { outside: boolean; bgColor: string };
    onError: () => void;
  },
  handle: (captcha: Captcha) => void,
) => void;

const { captchaId = '', script = '' } = document.body.dataset;
const send = (message: BotCheckMessage) => window.parent.postMessage(message, window.location.origin);
const fail = () => send({ botCheck: 'failed' });

function start(): void {
  const { initGeetest4 } = window as { initGeetest4?: InitGeetest };
  if (initGeetest4 === undefined) return fail();
  const language = new URLSearchParams(window.location.search).get('language') ?? 'eng';
  const protocol = `${new URL(script).protocol}//`;
  // GeeTest reports files that it cannot load to `onError` of the settings. Without `onError`, it throws an error that
  // no code can catch.
  // The page darkens the area behind the frame, so GeeTest's own mask is transparent.
  const mask = { outside: true, bgColor: '#00000000' };
  initGeetest4({ captchaId, product: 'bind', language, protocol, mask, onError: fail }, (captcha) => {
    captcha
      .onReady(() => send({ botCheck: 'ready' }))
      .onSuccess(() => {
        const result = captcha.getValidate();
        if (result === false) fail();
        else send({ botCheck: 'passed', result });
      })
      .onClose(() => send({ botCheck: 'closed' }))
      .onError(fail);
    window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === window.location.origin && data === showBotCheck) captcha.showCaptcha();
    });
  });
}

// The frame covers the page. So the player must be able to close a check that draws nothing or ignores keys.
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') send({ botCheck: 'closed' });
});
window.addEventListener('click', ({ target }) => {
  if (target === document.body || target === document.documentElement) send({ botCheck: 'closed' });
});

const element = document.createElement('script');
element.addEventListener('load', () => {
  try {
    start();
  } catch {
    fail();
  }
});
element.addEventListener('error', fail);
element.src = script;
// In a browser that is too old, the document shows a message instead of the check.
if (document.documentElement.dataset['failed'] === 'old') fail();
else document.head.append(element);
