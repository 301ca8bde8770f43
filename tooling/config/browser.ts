import { existsSync } from 'node:fs';

/** The headless shell is first: it renders the same pages without a window, with a third less CPU time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The launch options of a browser for tests: the browser in LIVERY_CHROMIUM (`npm test` sets it to the one that it
 * found), else one in the usual places, else Playwright's own. The flags stop requests to the browser vendor's servers,
 * which a closed network rejects many times per second.
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
