import type { Changes } from '../changes.ts';
import type { Step } from '../step.ts';

/** The arguments: `pnpm new <kind> <name> --in <place> --calls <call>,<call> --one`. */
interface Request {
  name: string;
  /** Feature or area, if it was given. */
  place: string | undefined;
  /** Calls that a screen shows. */
  calls?: readonly string[];
  /** Whether the reply of a new call is one object. Default: a list. */
  isOne?: boolean;
}

/** A kind of code that can be generated. Collects its changes and returns the lines to add by hand. */
export type Kind = (request: Request, changes: Changes) => Step[];

export const featuresDir = 'packages/features/src';

/** Names of the features: folders with a public entry. */
export function featuresOf(changes: Changes): string[] {
  return changes.foldersIn(featuresDir).filter((name) => changes.has(`${featuresDir}/${name}/index.ts`));
}

/** Adds a public entry, `"./rewards": "./src/rewards/index.ts"`, to a package's `exports`. */
export function addPublicEntry(changes: Changes, packageFolder: string, name: string): void {
  changes.changeJson<{ exports: Record<string, string> }>(`${packageFolder}/package.json`, (file) => ({
    ...file,
    exports: { ...file.exports, [`./${name}`]: `./src/${name}/index.ts` },
  }));
}
