import { registerPayload } from '@livery/api/auth/registration';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberWebClip } from './rememberWebClip.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Starts at an address, opens registration, and returns the registration method that the gateway receives. */
function registerAfterStart(address: string, shownAs: 'standalone' | 'browser') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${shownAs})` }));
  window.history.replaceState(null, '', address);
  rememberWebClip();
  window.history.replaceState(null, '', '/m/register');
  return registerPayload({}).registerMethod;
}

test('[REG-12] after a start from a web clip the method is WEBCLIP, also after a start without the mark', () => {
  expect(registerAfterStart('/m/home?webClip=1', 'standalone')).toBe('WEBCLIP');
  expect(registerAfterStart('/m/home', 'standalone')).toBe('WEBCLIP');
});

test('[REG-12] in a site that the browser installed, the method is PWA', () => {
  expect(registerAfterStart('/m/home', 'standalone')).toBe('PWA');
});

test("[REG-12] a web clip's address opened in a browser makes no web clip, also after installation", () => {
  expect(registerAfterStart('/m/home?webClip=1', 'browser')).toBe('H5');
  expect(registerAfterStart('/m/home', 'standalone')).toBe('PWA');
});
