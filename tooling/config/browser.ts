import { existsSync } from 'node:fs';

/** The shell first: it draws the same pages without a browser's window around them, for a third less of the processor. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * How tests launch a browser: the one named by LIVERY_CHROMIUM (`npm test` names the one that it found), else one in the
 * usual places, else Playwright's own. The flags keep it from asking its maker's servers, which a closed network refuses
 * many times a second.
 */
export function browserOptions(): { executablePath?: string; args: string[] } {
  const executablePath = process.env['LIVERY_CHROMIUM'] ?? installed.find((path) => existsSync(path));
  return {
    ...(executablePath !== undefined && { executablePath }),
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
