import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Files whose size exceeds a budget. A new feature may need larger files, so growth never fails a run. It is only
 * listed at the end of the output.
 */

const folder = '.results/growth';

/**
 * Reports growth beyond a budget, or that there is none.
 * @param name Name of the measurement, as a file name: `chunks`.
 * @param lines The parts that grew and by how much, one per line.
 */
export function reportGrowth(packageDir: string, name: string, lines: readonly string[]): void {
  const path = join(packageDir, folder, `${name}.json`);
  if (lines.length === 0) return rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(lines, undefined, 2)}\n`);
}

/** All reported growth below a root, one part per line. */
export function readGrowth(root: string): string[] {
  return globSync(`{apps,packages,tooling}/*/${folder}/*.json`, { cwd: root })
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as string[]);
}
