import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { baseOf, changedFiles } from './changes.ts';
import { planChecks } from './plan.ts';

const usage = 'livery verify [--base <commit>]';

/**
 * Lint, types and tests of what changed since a base: `--base`, else where this branch left main's upstream, else the
 * last commit. What is not committed counts. Prints each command it runs; answers 1 when one fails.
 */
export async function run(args: string[], root: string = resolve(import.meta.dirname, '../../../..')): Promise<number> {
  try {
    const { base: asked } = parseArgs({ args, options: { base: { type: 'string' } } }).values;
    const base = baseOf(root, asked);
    const changed = changedFiles(root, base);
    console.log(`${changed.length} changed files since ${base.slice(0, 9)}.`);
    const checks = planChecks(changed, base, (file) => existsSync(join(root, file)));
    if (checks.length === 0) console.log('Nothing to check.');
    const failed = checks.filter(({ about, command, args: words }) => {
      console.log(`\n${about}\n$ ${shortened([command, ...words])}`);
      const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
      return (
        spawnSync(command, words, {
          cwd: root,
          stdio: 'inherit',
          env: { ...process.env, PATH: path },
          shell: process.platform === 'win32',
        }).status !== 0
      );
    });
    if (failed.length > 0) console.error(`\nDoes not hold: ${failed.map(({ about }) => about).join('; ')}.`);
    else if (checks.length > 0) console.log('\nEverything that changed holds.');
    return failed.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 1;
  }
}

function shortened(words: string[]): string {
  return words.length <= 10 ? words.join(' ') : `${words.slice(0, 8).join(' ')} … and ${words.length - 8} more`;
}
