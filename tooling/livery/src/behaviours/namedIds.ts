import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from './idsIn.ts';

/** The ids in test files, whether or not the last run included them. */
export function namedIds(root: string): Set<string> {
  const files = globSync('{apps,packages,tooling}/*/{src,e2e,tests}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => /\.(test|stories)\.tsx?$/.test(file) || /[\\/]e2e[\\/]/.test(file),
  );
  return new Set(files.flatMap((file) => idsIn(readFileSync(join(root, file), 'utf8')).map(({ id }) => id)));
}
