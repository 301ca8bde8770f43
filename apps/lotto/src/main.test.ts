import { beforeEach, expect, test, vi } from 'vitest';
import { start } from './start.tsx';

vi.mock('./start.tsx', () => ({ start: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));

beforeEach(() => {
  vi.resetModules();
  vi.mocked(start).mockClear();
  delete document.documentElement.dataset['failed'];
});

test('a lottery starts in a browser with all features', async () => {
  await import('./main.tsx');
  expect(start).toHaveBeenCalledOnce();
});

test('a lottery does not start if the document reports that the browser is too old', async () => {
  document.documentElement.dataset['failed'] = 'old';
  await import('./main.tsx');
  expect(start).not.toHaveBeenCalled();
});
