const testScripts = new Set(['whole', 'firebase', 'engines', 'faults', 'mutants', 'matrix']);

/** The words that a user types to run a command of this package: a script of the root `package.json`, if there is one. */
export function commandLine(name: string): string {
  if (name.startsWith('lint-')) return `node tooling/run.mjs ${name}`;
  return `pnpm ${testScripts.has(name) ? `test:${name}` : name}`;
}
