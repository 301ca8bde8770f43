import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { findTerms } from './findTerms.ts';
import { type Exception, readGlossary } from './glossary.ts';

/** A banned term in a file or in its path. */
export interface WordProblem {
  /** Relative to the root, with forward slashes. */
  file: string;
  /** Line in the file, from 1. 0 if the path itself contains the term. */
  line: number;
  term: string;
  instead: string;
}

const glossaryFile = 'docs/glossary.md';
const read = /\.(?:[cm]?[jt]sx?|css|md|html)$/;
/**
 * Texts with wording that we do not own: the numbered behaviours, the reports of tools, and the glossary, which quotes
 * the terms.
 */
const unread = /^docs\/(?:behaviours\/[A-Z]+\.md|glossary\.md)$|(?:^|\/)CHANGELOG\.md$/;
/** A changeset's name is never shown. */
const unnamed = /^\.changeset\//;

/**
 * Searches for words that `docs/glossary.md` bans in code, style sheets, documents and paths.
 * @param folder the folder to search, relative to `root`; everything if empty
 */
export function lintWords(root: string, folder: string = ''): { files: number; problems: WordProblem[] } {
  const { terms, exceptions } = readGlossary(readFileSync(join(root, glossaryFile), 'utf8'));
  const files = filesOf(root, folder).filter((file) => !unread.test(file));
  const problems = files.flatMap((file) => {
    const allowed = exceptions.filter((exception) => matchesGlob(file, exception.files));
    const problemsIn = (text: string, lineOf: (offset: number) => number) =>
      findTerms(text, terms)
        .filter((found) => !isException(text, found, allowed))
        .map(({ term, start }) => ({ file, line: lineOf(start), term: term.words.join(' '), instead: term.instead }));
    const inPath = unnamed.test(file) ? [] : problemsIn(file, () => 0);
    if (!read.test(file)) return inPath;
    const text = readFileSync(join(root, file), 'utf8');
    return [...inPath, ...problemsIn(text, (offset) => text.slice(0, offset).split('\n').length)];
  });
  return { files: files.length, problems };
}

/** Files that git tracks or would add, and that still exist. */
function filesOf(root: string, folder: string): string[] {
  const list = (...options: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options, '--', folder === '' ? '.' : folder], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
      .split('\0')
      .filter((file) => file !== '');
  const gone = new Set(list('--deleted'));
  return [...new Set(list('--cached', '--others', '--exclude-standard'))].filter((file) => !gone.has(file));
}

function isException(text: string, { start, end }: { start: number; end: number }, allowed: readonly Exception[]) {
  return allowed.some((exception) => {
    for (let at = text.indexOf(exception.text); at >= 0 && at <= start; at = text.indexOf(exception.text, at + 1))
      if (at + exception.text.length >= end) return true;
    return false;
  });
}
