import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Changes } from './changes.ts';
import { component } from './kinds/component.ts';
import { endpoint } from './kinds/endpoint.ts';
import { feature } from './kinds/feature.ts';
import type { Kind } from './kinds/kind.ts';
import { screen } from './kinds/screen.ts';
import { Problem } from './problem.ts';
import { describeSteps, type Step } from './step.ts';
import { oneOf } from './words.ts';

const kinds: Readonly<Record<string, Kind>> = { feature, screen, component, endpoint };
const usage = `pnpm new feature <name>                    a feature with its first screen
pnpm new screen <name> --in <feature>      a screen: its view, hook, stories and test
  --calls <call>,<call>                    calls whose replies it shows
pnpm new component <name>                  a component of packages/ui with a story
  --in <feature>                           a component of this feature instead
pnpm new endpoint <call> --in <area>       a call: its definition, endpoint, test and handler
  --one                                    its reply is one object. Default: a list
pnpm new endpoint <call>                   the endpoint of a call that the contract already has`;

/**
 * Generates a feature, screen, component or endpoint, or nothing if there is a problem. Prints the written files and
 * the lines to add by hand. Returns the exit code.
 */
export async function run(args: string[], root: string = resolve(import.meta.dirname, '../../..')): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  try {
    const { paths, steps } = generate(args, root);
    console.log(paths.map((path) => `wrote  ${path}`).join('\n'));
    if (steps.length > 0) console.log(`\nAdd by hand:\n\n${describeSteps(steps)}`);
    console.log('\nThen write its comments and texts, add a story or a test for every state, and run pnpm verify.');
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return 1;
  }
}

/**
 * Writes the files of a kind and formats the new ones.
 * @returns paths of the written files, and the remaining steps
 * @throws {Problem} if nothing was written
 */
export function generate(args: string[], root: string): { paths: string[]; steps: Step[] } {
  const { values, positionals } = parse(args);
  const [kind, name, ...rest] = positionals;
  if (kind === undefined || name === undefined || rest.length > 0) throw new Problem(usage);
  const changes = new Changes(root);
  const steps = kinds[oneOf(Object.keys(kinds), kind, 'kind')]!(
    { name, place: values.in, calls: values.calls?.split(',').filter(Boolean) ?? [], isOne: values.one ?? false },
    changes,
  );
  const { paths } = changes;
  const sources = paths.filter((path) => !path.endsWith('.json'));
  changes.apply();
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...sources], { cwd: root });
  return { paths, steps };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { in: { type: 'string' }, calls: { type: 'string' }, one: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Problem(`${(error as Error).message.split('.')[0]}.\n${usage}`);
  }
}
