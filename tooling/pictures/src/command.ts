import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { here } from './places.ts';

const usage = `pnpm pictures             compares every picture with the stored one, and runs every story under the production policy
pnpm pictures Button      only tests whose name contains "Button"
pnpm pictures --update    stores the pictures that differ; names select tests as above
pnpm pictures --report    reports pictures that differ without failing, as in \`npm run test:whole\``;

/** Compiles the gallery and runs the tests on it. Returns the exit code: 0 if all passed. */
export async function run(args: readonly string[]): Promise<number> {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const names = args.filter((arg) => !arg.startsWith('-'));
  const wrong = flags.find((flag) => flag !== '--update' && flag !== '--report');
  if (wrong !== undefined) {
    console.error(wrong === '--help' ? usage : `${wrong} does not exist.\n\n${usage}`);
    return wrong === '--help' ? 0 : 1;
  }
  await build({ root: join(here, 'gallery'), configFile: join(here, 'vite.config.ts') });
  const isUpdate = flags.includes('--update');
  if (flags.includes('--report')) process.env['LIVERY_PICTURES'] = 'report';
  return playwright([
    ...(isUpdate ? ['tests/pictures.test.ts', '--update-snapshots=changed'] : []),
    // Only Chromium on Linux renders letters as in the stored pictures. On other systems, only the content security
    // policy is tested.
    ...(process.platform === 'linux' ? [] : skippedHere()),
    ...(names.length > 0 ? ['--grep', names.join('|')] : []),
  ]);
}

function skippedHere(): string[] {
  console.warn(
    `Pictures are not compared on ${process.platform}, because it renders letters differently. They are compared on Linux, also in CI.`,
  );
  return ['tests/contentPolicy.test.ts'];
}

async function playwright(args: readonly string[]): Promise<number> {
  const cli = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '../cli.js');
  const child = spawn(process.execPath, [cli, 'test', ...args], { cwd: here, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.on('error', () => done(1)).on('close', (code) => done(code ?? 1)));
}
