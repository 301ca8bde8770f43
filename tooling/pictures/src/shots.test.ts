import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shots } from '../tests/stories.ts';
import { root } from './places.ts';

// The pictures themselves are compared only in `npm run test:whole`: a renamed story must fail before.
test.each(shots)('the story $story of $file exists', ({ file, story }) => {
  const [path] = globSync(`packages/*/{src,stories}/**/${file}.stories.tsx`, { cwd: root });
  expect(path, `a file ${file}.stories.tsx`).toBeDefined();
  expect(readFileSync(join(root, path!), 'utf8')).toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
});
