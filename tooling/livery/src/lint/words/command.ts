import { project } from '../../project.ts';
import { lintWords, type WordProblem } from './lintWords.ts';

const usage = `node tooling/run.mjs lint-words [folder]

Looks for words that docs/glossary.md forbids (between backticks under "not"), in names, comments, strings, documents and
paths. Prints each as file:line with the word to use, then how many each area has. With a folder, looks there alone:
node tooling/run.mjs lint-words packages/ui. A name that the wire or a library defines goes into the glossary's last table.`;

/** Prints every banned word as `file:line: …`, then the number in each area. Returns 1 if there are any. */
export async function run(args: string[], root: string = project.root): Promise<number> {
  const [folder = '', ...more] = args;
  if (more.length > 0 || folder.startsWith('-')) {
    console.log(usage);
    return folder === '--help' && more.length === 0 ? 0 : 1;
  }
  const { files, problems } = lintWords(root, folder);
  for (const { file, line, term, instead } of problems)
    console.error(
      `${file}${line === 0 ? '' : `:${line}`}: "${term}" in ${line === 0 ? 'the path' : 'the text'}, say ${instead}`,
    );
  if (problems.length === 0) console.log(`${files} files checked: no word that docs/glossary.md forbids.`);
  else console.log(`\n${counts(problems)}\n${problems.length} words that docs/glossary.md forbids.`);
  return problems.length === 0 ? 0 : 1;
}

/** A line per area with its words: `packages/ui   12  quince 7, plum 5`. */
function counts(problems: readonly WordProblem[]): string {
  const areas = grouped(problems, ({ file }) => file.split('/').slice(0, -1).slice(0, 2).join('/') || file);
  const width = Math.max(...[...areas.keys()].map((area) => area.length));
  return [...areas]
    .map(([area, found]) => {
      const terms = [...grouped(found, ({ term }) => term)].map(([term, { length }]) => `${term} ${length}`);
      return `${area.padEnd(width)}  ${String(found.length).padStart(4)}  ${terms.join(', ')}`;
    })
    .join('\n');
}

function grouped(
  problems: readonly WordProblem[],
  keyOf: (problem: WordProblem) => string,
): Map<string, WordProblem[]> {
  const groups = new Map<string, WordProblem[]>();
  for (const problem of problems) groups.set(keyOf(problem), [...(groups.get(keyOf(problem)) ?? []), problem]);
  return groups;
}
