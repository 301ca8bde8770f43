import type { BannedTerm } from './glossary.ts';

/** A banned term in a text. */
export interface Found {
  term: BannedTerm;
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
}

interface Token {
  word: string;
  start: number;
  end: number;
}

/**
 * Finds banned terms in a text, as separate words or as parts of a name: `dryPlum`, `dry-plum` and `dry plum` all
 * contain `dry plum`, and so do two lines of a comment. A plural counts as its singular.
 */
export function findTerms(text: string, terms: readonly BannedTerm[]): Found[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index) =>
    formsOf(token.word)
      .flatMap((form) => terms.filter(({ words }) => words[0] === form))
      .filter((term) => continues(term, tokens, index, text))
      .map((term) => ({ term, start: token.start, end: tokens[index + term.words.length - 1]!.end }))
      .filter(({ term, start, end }) => !term.onlyInNames || isPartOfName(text, start, end)),
  );
}

/** Whether a letter, digit, dash or underscore is directly before or after the term. */
function isPartOfName(text: string, start: number, end: number): boolean {
  return /[\w-]/.test(text.slice(Math.max(0, start - 1), start)) || /[\w-]/.test(text.slice(end, end + 1));
}

/** Words of a text. A name in camel case has several. */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

function formsOf(word: string): string[] {
  return [
    word,
    ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ];
}

function continues({ words, isOneName }: BannedTerm, tokens: readonly Token[], first: number, text: string): boolean {
  return words.slice(1).every((word, step) => {
    const [before, next] = [tokens[first + step]!, tokens[first + step + 1]];
    if (next === undefined || !formsOf(next.word).includes(word)) return false;
    const between = text.slice(before.end, next.start);
    return isOneName ? /^[-_]?$/.test(between) : /^(?:[-_]|[\s*/#]*)$/.test(between);
  });
}
