/** A word that the glossary bans, with the word to use instead. */
export interface BannedTerm {
  /** Lower-case words in their order: `dry plum` is `['dry', 'plum']`. */
  words: readonly string[];
  /** True for `dry-plum`: its words are one name, so the same words with a space between them do not match. */
  isOneName: boolean;
  /** Banned as a part of a name, allowed as a word of a sentence. */
  onlyInNames: boolean;
  /** The glossary's replacement, for example `default`. */
  instead: string;
}

/** A text that may contain a banned term. */
export interface Exception {
  text: string;
  /** Glob of the paths in which the text is allowed. */
  files: string;
}

export interface Glossary {
  terms: BannedTerm[];
  exceptions: Exception[];
}

/**
 * Reads `docs/glossary.md`. In every table with a column *not*, each text between backticks in it is a banned term, and
 * the first column has the word to use. After `(in names)`, the term is allowed in sentences. In a table with a column
 * *text*, each row is an exception.
 * @throws if the document bans nothing, because the form of its tables has changed.
 */
export function readGlossary(markdown: string): Glossary {
  const terms: BannedTerm[] = [];
  const exceptions: Exception[] = [];
  for (const { header, rows } of tablesIn(markdown)) {
    for (const row of rows) {
      const cell = (name: string) => row[header.indexOf(name)] ?? '';
      for (const [, term, inNames] of cell('not').matchAll(/`([^`]+)`( \(in names\))?/g))
        terms.push({
          words: term!.toLowerCase().split(/[\s-]+/),
          isOneName: term!.includes('-'),
          onlyInNames: inNames !== undefined,
          instead: row[0]!.replaceAll('`', ''),
        });
      const [text] = quotedIn(cell('text'));
      if (text !== undefined) exceptions.push({ text, files: quotedIn(cell('in'))[0] ?? '**' });
    }
  }
  if (terms.length === 0) throw new Error('docs/glossary.md forbids no word: it has no table with a column "not".');
  return { terms, exceptions };
}

function tablesIn(markdown: string): { header: string[]; rows: string[][] }[] {
  return markdown
    .split(/\n(?!\|)/)
    .map((block) =>
      block
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map((line) =>
          line
            .slice(1, line.lastIndexOf('|'))
            .split('|')
            .map((cell) => cell.trim()),
        ),
    )
    .filter((lines) => lines.length > 2)
    .map(([header, , ...rows]) => ({ header: header!, rows }));
}

const quotedIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
