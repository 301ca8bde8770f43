import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * What grew beyond its budget. A feature may cost what it costs, so growth never fails a run; the table at its end names it.
 */

const folder = '.results/growth';

/**
 * Reports what grew beyond a budget, or that nothing did.
 * @param name What was measured, as a file's name: `chunks`.
 * @param lines What grew and by how much, one a line.
 */
export function reportGrowth(packageDir: string, name: string, lines: readonly string[]): void {
  const path = join(packageDir, folder, `${name}.json`);
  if (lines.length === 0) return rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(lines, undefined, 2)}\n`);
}

/** All that was reported below a root, one a line. */
export function readGrowth(root: string): string[] {
  return globSync(`{apps,packages,tooling}/*/${folder}/*.json`, { cwd: root })
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as string[]);
}
