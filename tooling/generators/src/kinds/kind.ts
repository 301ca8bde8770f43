import type { Changes } from '../changes.ts';

/** What was asked for: `pnpm new <kind> <name> --in <place>`. */
interface Request {
  name: string;
  /** Feature or area, where one was given. */
  place: string | undefined;
}

/** A kind of thing that can be made. Collects its changes and answers with what is left to do by hand. */
export type Kind = (request: Request, changes: Changes) => string[];

export const featuresDir = 'packages/features/src';

/** Folders of features: those with a public door. */
export function featuresOf(changes: Changes): string[] {
  return changes.foldersIn(featuresDir).filter((name) => changes.has(`${featuresDir}/${name}/index.ts`));
}
