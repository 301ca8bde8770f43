import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Changes } from './changes.ts';
import { component } from './kinds/component.ts';
import { endpoint } from './kinds/endpoint.ts';
import { feature } from './kinds/feature.ts';
import type { Kind } from './kinds/kind.ts';
import { screen } from './kinds/screen.ts';
import { Problem } from './problem.ts';
import { oneOf } from './words.ts';

const kinds: Readonly<Record<string, Kind>> = { feature, screen, component, endpoint };
const usage = 'pnpm new feature|screen|component|endpoint <name> [--in <feature or area>]';

/** Makes a feature, screen, component or endpoint as the house lays them out. All of it, or with a problem none. */
export async function run(args: string[], root: string = resolve(import.meta.dirname, '../../..')): Promise<number> {
  try {
    const { values, positionals } = read(args);
    const [kind, name, ...rest] = positionals;
    if (kind === undefined || name === undefined || rest.length > 0) throw new Problem(usage);
    const changes = new Changes(root);
    const make = kinds[oneOf(Object.keys(kinds), kind, 'kind')]!;
    const toDo = make({ name, place: values.in }, changes);
    const isThere = new Set(changes.paths.filter((path) => existsSync(join(root, path))));
    changes.apply();
    console.log(changes.paths.map((path) => `${isThere.has(path) ? 'changed' : 'made   '}  ${path}`).join('\n'));
    console.log(`\nNext:\n${toDo.map((line) => `  ${line}`).join('\n')}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return 1;
  }
}

function read(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { in: { type: 'string' } } });
  } catch (error) {
    throw new Problem(`${(error as Error).message.split('.')[0]}.\n${usage}`);
  }
}
