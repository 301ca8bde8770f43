import { createTexts, TextsProvider } from '@livery/i18n/react';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textsIn } from '../../testing/textsIn.ts';
import { AppBoundary } from './AppBoundary.tsx';
import { markFailed, markRunning } from './marks.ts';

const mark = () => document.documentElement.dataset['failed'];

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['failed'];
  delete document.documentElement.dataset['app'];
  document.body.innerHTML = '';
});

test('an error outside of every screen shows a message and a reload button, and is logged', () => {
  const texts = createTexts({
    language: 'BN',
    ready: { BN: textsIn('BN') },
    load: () => Promise.reject(new Error('All texts are here.')),
  });
  const Broken = () => {
    throw new Error('the frame is broken');
  };
  render(
    <TextsProvider value={texts}>
      <AppBoundary>
        <Broken />
      </AppBoundary>
    </TextsProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(textsIn('BN').common!['in_unknown_error']);
  expect(screen.getByRole('button', { name: textsIn('BN').common!['reload']! })).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(
    'The app failed',
    expect.objectContaining({ message: 'the frame is broken' }),
    expect.anything(),
  );
});

test.each([
  ['without the merchant', '<script type="application/json" id="texts">{}</script>'],
  [
    'whose merchant is not JSON',
    '<script type="application/json" id="merchant">{{</script><script type="application/json" id="texts">{}</script>',
  ],
  [
    'whose texts are not JSON',
    '<script type="application/json" id="merchant">{}</script><script type="application/json" id="texts">nonsense</script>',
  ],
])('a page %s is marked as failed, not left blank', { tags: 'whole' }, async (_what, html) => {
  document.body.innerHTML = `<div id="root"></div>${html}`;
  vi.resetModules();
  await import('../main.tsx');
  await waitFor(() => expect(mark()).toBe(''));
  expect(document.documentElement.dataset['app']).toBeUndefined();
});

test('a running app removes a failure mark, which a browser extension may have caused', () => {
  markFailed(document);
  markRunning(document);
  expect(mark()).toBeUndefined();
  expect(document.documentElement.dataset['app']).toBe('');
});
