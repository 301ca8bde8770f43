import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser of the machine: the one that `npm test` found, else one in the usual places, else Playwright's own.
 * The flags keep it from asking its maker's servers, which a closed network refuses many times a second.
 */
export function browserOptions() {
  const executablePath = process.env['LIVERY_CHROMIUM'] ?? installed.find((path) => existsSync(path));
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync',
    ],
  };
}
