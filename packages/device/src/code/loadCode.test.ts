import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCode } from './loadCode.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const gone = new TypeError('Importing a module script failed.');
const noStyles = new Error('Unable to preload CSS for http://merchant.test/assets/Help-1a2b.css');
const styles = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

describe('loadCode', () => {
  test('[ROUTE-16] succeeds with the first attempt', async () => {
    const load = vi.fn<() => Promise<{ Help: string }>>().mockResolvedValue({ Help: 'code' });
    await expect(loadCode(load, 'Help')).resolves.toBe('code');
    expect(load).toHaveBeenCalledTimes(1);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('[ROUTE-16] is retried after half a second, and only once', async () => {
    const load = vi.fn<() => Promise<{ Help: string }>>(() => Promise.reject(gone));
    const loaded = loadCode(load, 'Help');
    loaded.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(499);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(loaded).rejects.toBe(gone);
    expect(load).toHaveBeenCalledTimes(2);
    expect(console.error).toHaveBeenCalledWith('Code did not load.', gone);
  });

  test('[ROUTE-16] loads a failed style sheet again before the screen is shown', async () => {
    const load = vi
      .fn<() => Promise<{ Help: string }>>()
      .mockRejectedValueOnce(noStyles)
      .mockResolvedValue({ Help: 'code' });
    const loaded = loadCode(load, 'Help');
    await vi.advanceTimersByTimeAsync(500);
    expect(styles()!.href).toBe('http://merchant.test/assets/Help-1a2b.css');
    expect(load).toHaveBeenCalledTimes(1);
    styles()!.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBe('code');
  });

  test('[ROUTE-16] fails if the style sheet cannot be loaded', async () => {
    const load = vi
      .fn<() => Promise<{ Help: string }>>()
      .mockRejectedValueOnce(noStyles)
      .mockResolvedValue({ Help: 'code' });
    const loaded = loadCode(load, 'Help');
    loaded.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(500);
    styles()!.dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toThrow('http://merchant.test/assets/Help-1a2b.css');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
