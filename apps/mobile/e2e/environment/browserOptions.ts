import { existsSync } from 'node:fs';
import { phoneFonts } from './phoneFonts.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser of the machine: the one that `npm test` found, else one in the usual places, else Playwright's own.
 * It sets text in a phone's fonts. The flags keep it from asking its maker's servers, which a closed network refuses many times a second.
 */
export function browserOptions() {
  const executablePath = process.env['LIVERY_CHROMIUM'] ?? installed.find((path) => existsSync(path));
  return {
    ...(executablePath !== undefined && { executablePath }),
    env: { ...process.env, FONTCONFIG_FILE: phoneFonts() },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
