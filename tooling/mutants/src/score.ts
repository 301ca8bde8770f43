/** The part of Stryker's JSON report that is read here. */
export interface Report {
  files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
}

interface Mutant {
  mutatorName: string;
  replacement?: string;
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  location: { start: Position; end: Position };
}

/** Lines and columns start at 1. */
interface Position {
  line: number;
  column: number;
}

/** The result of a file. */
export interface Score {
  file: string;
  /** Number of changes that a test noticed. */
  killed: number;
  /** Number of changes that the tests could notice. */
  all: number;
  /** A line for each change that no test noticed: its position, the code, and its replacement. */
  survivors: string[];
}

/** Reads the score of a file from Stryker's report. A change that ends in a timeout was noticed. */
export function scoreOf(file: string, { files }: Report): Score {
  const [{ source, mutants } = { source: '', mutants: [] }] = Object.values(files);
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    file,
    killed: killed.length,
    all: killed.length + survived.length,
    survivors: survived.map((mutant) => describeMutant(file, source, mutant)),
  };
}

function describeMutant(file: string, source: string, { location, replacement = '', status }: Mutant): string {
  const { start } = location;
  const code = shorten(codeAt(source, location));
  const reason = status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `${file}:${start.line}:${start.column}  ${code}  →  ${shorten(replacement)}${reason}`;
}

function codeAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return lines.join('\n');
}

const longest = 60;

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** The share of noticed changes, for example "85 %"; "-" if a file has no changes. */
export const percent = ({ killed, all }: Pick<Score, 'killed' | 'all'>): string =>
  all === 0 ? '-' : `${Math.floor((100 * killed) / all)} %`;
