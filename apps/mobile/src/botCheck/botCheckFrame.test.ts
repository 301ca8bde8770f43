import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { scripts } from '../../testing/runHead.ts';

/**
 * Runs the script of the bot check document. Returns the script addresses that it adds, and the messages that it sends
 * to the page.
 */
function runBotCheck(failed?: string) {
  const added: string[] = [];
  const sent: unknown[] = [];
  runInNewContext(scripts.botCheck, {
    document: {
      body: { dataset: { captchaId: 'id', script: 'https://check.example/gt4.js' } },
      documentElement: { dataset: failed === undefined ? {} : { failed } },
      createElement: () => ({ addEventListener: () => {} }),
      head: { append: ({ src }: { src: string }) => added.push(src) },
    },
    window: {
      addEventListener: () => {},
      location: { origin: 'https://nova.example' },
      parent: { postMessage: (message: unknown) => sent.push(JSON.parse(JSON.stringify(message))) },
    },
  });
  return { added, sent };
}

test("the bot check loads its provider's script", () => {
  expect(runBotCheck()).toEqual({ added: ['https://check.example/gt4.js'], sent: [] });
});

test('in a browser that is too old, the bot check loads nothing and reports a failure to the page', () => {
  expect(runBotCheck('old')).toEqual({ added: [], sent: [{ botCheck: 'failed' }] });
});
