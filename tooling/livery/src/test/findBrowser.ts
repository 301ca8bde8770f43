import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../failure.ts';
import { runProgram } from '../run/runProgram.ts';

const execute = promisify(execFile);
const require = createRequire(import.meta.url);

const names = [
  // The headless shell renders the same pages without a browser window, with a third less processor time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Finds a Chromium for the tests. It tries these in order: the one that LIVERY_CHROMIUM names, one on this machine,
 * Playwright's, and, if that is allowed, one from the system's package manager. Returns the path of a browser that
 * starts.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['LIVERY_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (await starts(named)) return named;
    throw new Failure(
      `LIVERY_CHROMIUM names ${named}, which does not start as a browser: correct or unset it and run this again.`,
    );
  }
  const here = await firstThatStarts([...onPath(process.env['PATH'] ?? ''), ...places, await playwrightsOwn()]);
  if (here !== undefined) return here;
  console.log("  No Chromium on this machine: fetching Playwright's …");
  await runProgram(process.execPath, [
    join(require.resolve('@playwright/test/package.json'), '../cli.js'),
    'install',
    'chromium',
  ]);
  const fetched = await firstThatStarts([await playwrightsOwn()]);
  if (fetched !== undefined) return fetched;
  if (process.getuid?.() === 0 && onPath(process.env['PATH'] ?? '', ['apt-get']).length > 0) {
    console.log("  That one does not start here: asking the system's package manager …");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { env });
    const install = (name: string) => runProgram('apt-get', ['install', '-y', name], { env });
    // The fallback is needed because not every system has the first package.
    if ((await install('chromium-headless-shell')) !== 0) await install('chromium');
    const installed = await firstThatStarts(onPath(process.env['PATH'] ?? ''));
    if (installed !== undefined) return installed;
  }
  throw new Failure(
    'The tests need a Chromium and none could be found or fetched: install Chrome or Chromium, or name one by LIVERY_CHROMIUM=/path/to/chromium, and run this again.',
  );
}

/** Paths of programs of these names in the folders of PATH. */
export function onPath(path: string, wanted: readonly string[] = names): string[] {
  const ends = process.platform === 'win32' ? ['.exe'] : [''];
  return wanted
    .flatMap((name) => path.split(delimiter).flatMap((folder) => ends.map((end) => join(folder, name + end))))
    .filter((file) => existsSync(file));
}

async function playwrightsOwn(): Promise<string> {
  // Loaded only when needed: it is large, and most machines have a browser.
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function firstThatStarts(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) if (existsSync(candidate) && (await starts(candidate))) return candidate;
  return undefined;
}

/** Renders an empty page, so that a browser with missing libraries is found here and not during the tests. */
async function starts(browser: string): Promise<boolean> {
  try {
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--dump-dom',
      'about:blank',
    ];
    const { stdout } = await execute(browser, flags, { timeout: 60_000 });
    return stdout.includes('<html');
  } catch {
    return false;
  }
}
