import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { chatScript } from './chatScript.ts';

/** Runs the script on a field with a text, and dispatches a key. */
function press(text: string, key: Record<string, unknown>) {
  const requestSubmit = vi.fn<() => void>();
  const field = Object.assign(new EventTarget(), { value: text, form: { requestSubmit } });
  // The script runs in a browser; the test provides the only part of the page that the script uses.
  runInNewContext(chatScript, { document: { getElementById: () => field } });
  const event = Object.assign(new Event('keydown', { cancelable: true }), key);
  field.dispatchEvent(event);
  return { isSent: requestSubmit.mock.calls.length === 1, isPrevented: event.defaultPrevented };
}

test.each([
  ['Enter sends the message', 'hello', { key: 'Enter' }, { isSent: true, isPrevented: true }],
  [
    'Shift and Enter begin a new line',
    'hello',
    { key: 'Enter', shiftKey: true },
    { isSent: false, isPrevented: false },
  ],
  [
    'Enter that ends a composition sends no message',
    '안녕',
    { key: 'Enter', isComposing: true },
    { isSent: false, isPrevented: false },
  ],
  [
    'Enter that ends a composition in Safari sends no message',
    '안녕',
    { key: 'Enter', keyCode: 229 },
    { isSent: false, isPrevented: false },
  ],
  ['Enter in an empty field has no effect', ' \n', { key: 'Enter' }, { isSent: false, isPrevented: true }],
  [
    'Enter that is held down sends no further message',
    'hello',
    { key: 'Enter', repeat: true },
    { isSent: false, isPrevented: true },
  ],
  ['a letter is typed', 'hello', { key: 'a' }, { isSent: false, isPrevented: false }],
])('%s', (_, text, key, outcome) => {
  expect(press(text, key)).toEqual(outcome);
});
