import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shots } from '../tests/stories.ts';
import { root } from './places.ts';

// The pictures are compared only in `npm run test:whole`. This test already fails in the gate if a listed story was
// renamed.
test.each(shots)('the story $story of $file exists', ({ file, story }) => {
  const [path] = globSync(`packages/*/{src,stories}/**/${file}.stories.tsx`, { cwd: root });
  expect(path, `a file ${file}.stories.tsx`).toBeDefined();
  expect(readFileSync(join(root, path!), 'utf8')).toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
});
