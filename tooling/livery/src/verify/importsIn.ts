/** An import, or a re-export of another module's exports. */
export interface Import {
  specifier: string;
  /** Names as the other module exports them. `*` for all of them. */
  names: string[];
  /** For a re-export: the exported names, in the same order. Undefined for `export *`. */
  exported?: string[] | undefined;
}

export interface ModuleText {
  imports: Import[];
  reexports: Import[];
  /** True for a module that only re-exports. */
  isIndex: boolean;
}

const fromPattern = /^(import|export)\s+(type\s+)?([^'";]*?)\s*from\s*'([^']+)'/gm;
const barePattern = /^import\s*'([^']+)'/gm;
const lazyPattern = /\bimport\(\s*'([^']+)'\s*\)/g;

/** The imports in a module's text, without type imports. Expects the formatter's style. */
export function importsIn(text: string): ModuleText {
  const imports: Import[] = [];
  const reexports: Import[] = [];
  for (const [, kind, isType, clause = '', specifier = ''] of text.matchAll(fromPattern)) {
    if (isType !== undefined) continue;
    const pairs = namesIn(clause);
    if (pairs.length === 0) continue;
    const names = pairs.map(([name]) => name);
    if (kind === 'import') imports.push({ specifier, names });
    else reexports.push({ specifier, names, exported: clause.trim() === '*' ? undefined : pairs.map(([, as]) => as) });
  }
  for (const pattern of [barePattern, lazyPattern]) {
    for (const [, specifier = ''] of text.matchAll(pattern)) imports.push({ specifier, names: ['*'] });
  }
  const rest = text
    .replace(fromPattern, '')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/[;\s]/g, '');
  return { imports, reexports, isIndex: reexports.length > 0 && rest === '' };
}

/** Pairs of an imported name and its local name: `{ a, b as c }`, `* as all`, `React`. Types are left out. */
function namesIn(clause: string): [string, string][] {
  const [, list] = /\{([\s\S]*)\}/.exec(clause) ?? [];
  const before = clause
    .replace(/\{[\s\S]*\}/, '')
    .replace(/[\s,]+$/, '')
    .trim();
  const named = (list ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one): [string, string] => {
      const [name = '', as = name] = one.split(/\s+as\s+/);
      return [name, as];
    });
  if (before === '') return named;
  return [[before.startsWith('*') ? '*' : 'default', before], ...named];
}
