import { addDoor } from '../edits.ts';
import { Problem } from '../problem.ts';
import { wordsOf } from '../words.ts';
import { featuresDir, featuresOf, type Kind } from './kind.ts';
import { addScreen } from './screen.ts';

/** A feature with its public door, its texts, and a first screen of the same name. */
export const feature: Kind = ({ name, place }, changes) => {
  if (place !== undefined) throw new Problem('A feature stands by itself: leave --in out.');
  const words = wordsOf(name, 'feature');
  if (featuresOf(changes).includes(words.kebab))
    throw new Problem(
      `The feature "${words.kebab}" is there already. Add to it: pnpm new screen <name> --in ${words.kebab}.`,
    );
  const toDo = addScreen(words, words.kebab, changes);
  changes.edit(`${featuresDir.replace('/src', '')}/package.json`, (content) => addDoor(content, words.kebab));
  return [...toDo, 'If only some merchants have it, let a switch decide: isOpen in its routes.tsx.'];
};
