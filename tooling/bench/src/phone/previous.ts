import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Assemble from '@livery/tool/assemble';
import type * as Front from '@livery/tool/front';
import { root, runNode, runProgram } from '../compile.ts';

interface PreviousOptions {
  /** Any name of a commit that git accepts. */
  commit: string;
  /** Folder for the checkout. */
  scratch: string;
  /** Address of the current gateway. */
  gateway: string;
}

/**
 * Checks out an earlier commit into a separate folder, installs its packages, compiles its app, assembles its merchants
 * and serves them with its own front server.
 * @throws with the program's output if the commit is unknown, does not build, or has its tools in other places
 */
export async function startPrevious({ commit, scratch, gateway }: PreviousOptions) {
  const tree = join(scratch, 'previous');
  const git = (...args: string[]) => runProgram('git', args, root);
  await git('worktree', 'add', '--detach', tree, commit);
  const remove = () => git('worktree', 'remove', '--force', tree);
  try {
    await install(tree);
    await runNode([join(tree, 'tooling/livery/bin/livery.mjs'), 'merchant', 'build'], tree);
    const load = (path: string): Promise<unknown> => import(pathToFileURL(join(tree, 'tooling/livery/src', path)).href);
    const { startFront } = (await load('front/index.ts')) as typeof Front;
    const { loadPrerender } = (await load('assemble/index.ts')) as typeof Assemble;
    const skinsDir = join(tree, 'dist/skins');
    const front = await startFront({
      port: 0,
      skinsDir,
      gateways: [gateway],
      prerenderHome: await loadPrerender(join(tree, 'apps/mobile/dist/prerender/prerender.js')),
    });
    return {
      /** Address of a merchant's home. Undefined if the release had no such merchant. */
      homeOf: (code: string) =>
        existsSync(join(skinsDir, code)) ? `http://${code}.localhost:${front.port}/m/home` : undefined,
      /** Stops serving and removes the checkout. */
      stop: async () => {
        await front.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Installs the packages of the lock file. Uses only this machine's package store if it has all of them. */
async function install(tree: string): Promise<void> {
  const pnpm = (...flags: string[]) =>
    runProgram(join(root, 'node_modules/.bin/pnpm'), ['install', '--frozen-lockfile', ...flags], tree, { CI: 'true' });
  await pnpm('--offline').catch(() => pnpm());
}
