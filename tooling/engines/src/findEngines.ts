import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { project } from '@livery/tool/project';
import { chromiumEngine, type OlderChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefoxEngine } from './firefox.ts';
import { webkitEngine } from './webkit.ts';

const execute = promisify(execFile);

/** Packages of the registry that contain an older Chromium, by its version. */
const packages = {
  92: 'chrome-aws-lambda@10.1.0',
  106: '@sparticuz/chromium@106.0.2',
  112: '@sparticuz/chromium@112.0.2',
} as const;

/** An older Chromium. Downloads its package on first use (about 55 MB) and stores it in the project's cache. */
export async function olderChromium(version: keyof typeof packages): Promise<Engine> {
  return chromiumEngine(`Chromium ${version}`, await unpacked(version));
}

/**
 * Firefox and WebKitGTK of this machine. Installs Debian's packages if this user may.
 * @throws with the command to install them
 */
export async function installedEngines(): Promise<Engine[]> {
  const firefox = await programOf('firefox-esr', ['firefox-esr', 'firefox']);
  const driver = await programOf('webkit2gtk-driver', ['WebKitWebDriver']);
  await programOf('xvfb', ['Xvfb']);
  const browser = await miniBrowser();
  const { stdout } = await execute(firefox, ['--version']);
  return [
    firefoxEngine(stdout.trim().replace('Mozilla ', ''), firefox),
    webkitEngine('WebKitGTK', { browser, driver }),
  ];
}

async function unpacked(version: keyof typeof packages): Promise<OlderChromium> {
  const folder = join(project.cacheDir, 'engines', `chromium-${version}`);
  const files = { executablePath: join(folder, 'chromium'), libraries: join(folder, 'lib') };
  if (existsSync(files.executablePath)) return files;
  console.log(`  Downloading Chromium ${version} …`);
  const scratch = `${folder}.new`;
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  await execute('npm', ['pack', '--silent', '--pack-destination', scratch, packages[version]], {
    cwd: scratch,
    env: { ...process.env, PATH: systemPath() },
  });
  const [archive] = await readdir(scratch);
  await execute('tar', ['xf', archive!, '--strip-components=2', 'package/bin'], { cwd: scratch });
  for (const name of ['aws', 'swiftshader']) {
    await writeFile(
      join(scratch, `${name}.tar`),
      brotliDecompressSync(await readFile(join(scratch, `${name}.tar.br`))),
    );
    await execute('tar', ['xf', `${name}.tar`], { cwd: scratch });
  }
  await writeFile(join(scratch, 'chromium'), brotliDecompressSync(await readFile(join(scratch, 'chromium.br'))));
  await chmod(join(scratch, 'chromium'), 0o755);
  await rm(folder, { recursive: true, force: true });
  await rename(scratch, folder);
  return files;
}

/** The path of a program. Installs its Debian package if it is missing and this user may. */
async function programOf(debianPackage: string, names: readonly string[]): Promise<string> {
  const find = () =>
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find((path) => existsSync(path));
  const found = find();
  if (found !== undefined) return found;
  console.log(`  Installing ${debianPackage} …`);
  await execute('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).catch(() => {});
  const installed = find();
  if (installed === undefined) throw new Error(`${names[0]} is missing: apt-get install ${debianPackage}`);
  return installed;
}

/** WebKitGTK's small browser, which is in the folder of its libraries. */
async function miniBrowser(): Promise<string> {
  for (const folder of await readdir('/usr/lib')) {
    const path = join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser');
    if (existsSync(path)) return path;
  }
  throw new Error('MiniBrowser is missing: apt-get install webkit2gtk-driver');
}

/**
 * The path without the project's Node. npm reads its global settings, for example the registry, from a file next to the
 * Node that runs it.
 */
const systemPath = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.split(sep).includes('node_modules'))
    .join(delimiter);
