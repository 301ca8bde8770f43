import { didYouMean } from '@livery/merchant';
import { Problem } from './problem.ts';

/** A name in the forms that code needs. */
export interface Words {
  /** `winnerBoard` */
  camel: string;
  /** `WinnerBoard` */
  pascal: string;
  /** `winner-board` */
  kebab: string;
  /** `Winner board` */
  sentence: string;
}

const vague = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'new', 'test'];

/**
 * Reads a name in any of the usual spellings.
 * @param what the kind of thing, for messages
 * @param ending a last word that may be left out, for example `Screen`
 * @throws {Problem} if it is not a valid name, or too vague
 */
export function readName(written: string, what: string, ending = ''): Words {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(written)) {
    const cleaned = written.replace(/[^A-Za-z0-9]+/g, '-').replace(/^[-\d]+|-+$/g, '');
    throw new Problem(
      `"${written}" can't be the name of a ${what}: use letters, digits and dashes, and begin with a letter.${cleaned === '' ? '' : ` Did you mean "${cleaned}"?`}`,
    );
  }
  const parts = written
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-')
    .filter(Boolean);
  if (parts.length > 1 && parts.at(-1) === ending.toLowerCase()) parts.pop();
  const kebab = parts.join('-');
  if (vague.includes(kebab))
    throw new Problem(
      `"${kebab}" does not describe the ${what}. Choose a name that states its purpose, such as "rewards".`,
    );
  const pascal = parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join('');
  return {
    kebab,
    pascal,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    sentence: kebab[0]!.toUpperCase() + kebab.slice(1).replaceAll('-', ' '),
  };
}

/**
 * Returns `written` if it is one of `names`.
 * @throws {Problem} otherwise, with all names and a suggestion
 */
export function oneOf(names: readonly string[], written: string, what: string): string {
  if (names.includes(written)) return written;
  const guess = didYouMean(written, names);
  throw new Problem(
    `The ${what} "${written}" does not exist.${guess === undefined ? '' : ` Did you mean "${guess}"?`} There are ${names.join(', ')}.`,
  );
}
