import { registerPayload } from '@livery/api/auth/registration';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberWebClip } from './rememberWebClip.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Starts at an address, goes on to registration, and gives what the gateway hears of how the page came. */
function registerAfterStart(address: string, shownAs: 'standalone' | 'browser') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${shownAs})` }));
  window.history.replaceState(null, '', address);
  rememberWebClip();
  window.history.replaceState(null, '', '/m/register');
  return registerPayload({}).registerMethod;
}

test('[REG-12] who registers after a start from a web clip is WEBCLIP, and still is after a start without the mark', () => {
  expect(registerAfterStart('/m/home?webClip=1', 'standalone')).toBe('WEBCLIP');
  expect(registerAfterStart('/m/home', 'standalone')).toBe('WEBCLIP');
});

test('[REG-12] who registers in the site as the browser installed it is PWA', () => {
  expect(registerAfterStart('/m/home', 'standalone')).toBe('PWA');
});

test('[REG-12] the address of a web clip that was opened in a browser makes no web clip, there or once it is installed', () => {
  expect(registerAfterStart('/m/home?webClip=1', 'browser')).toBe('H5');
  expect(registerAfterStart('/m/home', 'standalone')).toBe('PWA');
});
