import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { switchNames } from '@livery/merchant';
import { expect, test } from 'vitest';
import { project } from '../project.ts';

/** All code of the product that may read a switch, without tests. */
const code = ['apps/mobile/src', 'packages/features/src', 'packages/foundation/src']
  .flatMap((folder) =>
    readdirSync(join(project.root, folder), { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.name),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test.each(switchNames)('%s is read by code, so that changing it has an effect', (name) => {
  expect(code).toMatch(new RegExp(`\\b${name}\\b`));
});
