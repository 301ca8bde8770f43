import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { project } from '../project.ts';

/** All sources of the compiled app. Tests and stories do not belong to it. */
const inputs = [
  'apps/mobile/{src,calls,chunks,icons,pageScripts,styles}/**',
  'apps/mobile/*.{ts,json,html}',
  'apps/lotto/src/**',
  'apps/lotto/*.{ts,json}',
  'packages/*/src/**',
  'packages/*/package.json',
  'tooling/config/browsers.ts',
  '.browserslistrc',
  'pnpm-lock.yaml',
];
const isNoInput = /\.(test|stories)\.tsx?$/;

const dist = join(project.mobileDir, 'dist');
/** The module that exports `prerenderHome`. It exists after the app is compiled. */
export const prerenderFile = join(dist, 'prerender/prerender.js');

/** Paths of the compiled app. */
export interface CompiledApp {
  clientDir: string;
  /** The frame of lotteries. */
  frameDir: string;
  /** `prerenderFile`. */
  prerender: string;
}

export interface Compiled extends CompiledApp {
  /** False if nothing changed since the last compile. */
  isFresh: boolean;
}

/** Paths of the last compile. */
export const compiledApp: CompiledApp = {
  clientDir: join(dist, 'client'),
  frameDir: join(project.lottoDir, 'dist/client'),
  prerender: prerenderFile,
};

/**
 * Compiles the app once for all merchants: for browsers, and for Node to prerender home. Skipped if no input changed.
 * The bundler runs in separate processes, because it sets NODE_ENV, which the gateway must not see.
 */
export async function compileApp(): Promise<Compiled> {
  const note = join(project.cacheDir, 'compiled');
  const hash = await inputHash();
  const { clientDir, frameDir, prerender } = compiledApp;
  const isThere =
    existsSync(prerender) && [clientDir, frameDir].every((dir) => existsSync(join(dir, '.vite/manifest.json')));
  if (isThere && existsSync(note) && readFileSync(note, 'utf8') === hash) return { ...compiledApp, isFresh: false };
  await mkdir(project.cacheDir, { recursive: true });
  await rm(note, { force: true });
  await Promise.all([
    vite(project.mobileDir, ['build', '--logLevel', 'warn']),
    vite(project.mobileDir, ['build', '--ssr', '--logLevel', 'warn']),
    vite(project.lottoDir, ['build', '--logLevel', 'warn']),
  ]);
  await writeFile(note, hash);
  return { ...compiledApp, isFresh: true };
}

async function inputHash(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const entry of glob(inputs, { cwd: project.root, withFileTypes: true })) {
    if (entry.isFile() && !isNoInput.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  files.sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => hash.update(`${file}\0${contents[index]!.length}\0`).update(contents[index]!));
  return hash.digest('hex');
}

async function vite(dir: string, args: string[]): Promise<void> {
  const require = createRequire(join(dir, 'package.json'));
  const bin = join(require.resolve('vite/package.json'), '../bin/vite.js');
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: dir,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Tests also need the production build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  process.off('exit', kill);
  if (code !== 0) throw new Failure(`Compiling the app failed (vite ${args.join(' ')}). See the error above.`);
}
