import { loadCode } from '@livery/device/code';
import { useEffect, useRef, useState } from 'react';
import type { Captcha } from '../model/captchaOf.ts';

/** State of the work that replaces the picture. */
type WorkState = 'none' | 'running' | 'failed';

/**
 * Solves the challenge of a captcha in place of its picture. The work stops if a new captcha arrives or the player
 * leaves the form.
 * @param onSolved receives the answer to send.
 */
export function useCaptchaWork(captcha: Captcha, onSolved: (answer: string) => void) {
  const { captchaId } = captcha;
  const [work, setWork] = useState<{ captchaId: string; state: WorkState }>({ captchaId, state: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), [captchaId]);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    const show = (state: WorkState) => setWork({ captchaId, state });
    show('running');
    try {
      const solve = await loadCode(() => import('../model/solveWork.ts'), 'solveWork');
      const answer = await solve(captcha, controller);
      if (controller.signal.aborted) return;
      show(answer === undefined ? 'failed' : 'none');
      if (answer !== undefined) onSolved(answer);
    } catch {
      if (!controller.signal.aborted) show('failed');
    }
  };

  return {
    /** Whether the gateway sends a challenge and the browser can solve it, which requires a secure context. */
    isOffered: captcha.challenge !== undefined && globalThis.crypto.subtle !== undefined,
    state: work.captchaId === captchaId ? work.state : 'none',
    run: () => void run(),
  };
}
