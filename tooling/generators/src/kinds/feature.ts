import { Problem } from '../problem.ts';
import { readName } from '../words.ts';
import { addPublicEntry, featuresOf, type Kind } from './kind.ts';
import { addScreen } from './screen.ts';

/** A feature with its public entry and a first screen of the same name. */
export const feature: Kind = ({ name, place, calls = [] }, changes) => {
  if (place !== undefined) throw new Problem('A feature has no parent: omit --in.');
  const words = readName(name, 'feature');
  if (featuresOf(changes).includes(words.kebab))
    throw new Problem(
      `The feature "${words.kebab}" exists already. Add a screen to it: pnpm new screen <name> --in ${words.kebab}.`,
    );
  const steps = addScreen(words, { feature: words.kebab, calls }, changes);
  addPublicEntry(changes, 'packages/features', words.kebab);
  return steps;
};
