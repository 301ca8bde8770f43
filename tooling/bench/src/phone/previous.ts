import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Assemble from '@livery/tool/assemble';
import type * as Front from '@livery/tool/front';
import { root, runNode, runProgram } from '../compile.ts';

interface PreviousOptions {
  /** Anything that names a commit to git. */
  commit: string;
  /** Folder for the checkout. */
  scratch: string;
  /** Address of the gateway, which is today's. */
  gateway: string;
}

/**
 * Checks out an earlier commit beside this one, installs its packages, compiles its app, assembles its merchants and serves them
 * by its own front server.
 * @throws with what was said when the commit is unknown, does not build, or keeps its tools elsewhere
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
      /** Address of a merchant's home; undefined where the release had no such merchant. */
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

/** Installs the packages of the lock file, from what this machine has stored where that is all of them. */
async function install(tree: string): Promise<void> {
  const pnpm = (...flags: string[]) =>
    runProgram(join(root, 'node_modules/.bin/pnpm'), ['install', '--frozen-lockfile', ...flags], tree, { CI: 'true' });
  await pnpm('--offline').catch(() => pnpm());
}
