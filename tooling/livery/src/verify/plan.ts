/** One check: what it is about, and the command of the root's `node_modules/.bin` that makes it. */
export interface Check {
  about: string;
  command: string;
  args: string[];
}

/** The checks that the changed files ask for, quickest first. `isThere` tells whether a file was changed or deleted. */
export function planChecks(changed: readonly string[], base: string, isThere: (file: string) => boolean): Check[] {
  const code = changed.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && isThere(file));
  const has = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const checks: Check[] = [];
  if (has(/^\.oxlintrc\.json$|^tooling\/livery\/src\/lint\//))
    checks.push({ about: 'lint, all of it: its rules changed', command: 'oxlint', args: ['--deny-warnings'] });
  else if (code.length > 0)
    checks.push({
      about: `lint, ${count(code.length, 'file')}`,
      command: 'oxlint',
      args: ['--deny-warnings', ...code],
    });
  // Tokens live in one sheet and are used in all others, so one changed sheet asks for all.
  if (has(/\.css$/)) checks.push({ about: 'style sheets', command: 'livery', args: ['lint-css'] });
  if (has(/^packages\/i18n\/src\/texts\//))
    checks.push({ about: 'texts that nothing says', command: 'livery', args: ['lint-texts'] });
  if (has(/^docs\/behaviours\//))
    checks.push({ about: 'ids of behaviours', command: 'livery', args: ['behaviours', '--check'] });
  if (has(/^(apps|packages|tooling|merchants)\/|^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|turbo\.json)$/)) {
    const filters = [`...[${base}]`, ...(has(/^merchants\//) ? ['@livery/merchant', '@livery/tool'] : [])];
    checks.push({
      about: 'types and tests of the packages that changed, and of those that use them',
      command: 'turbo',
      args: ['run', 'typecheck', 'test', '--output-logs=errors-only', ...filters.map((filter) => `--filter=${filter}`)],
    });
  }
  return checks;
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
