import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layouts } from '@livery/merchant/theme';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

const used = new Set(
  globSync('{packages,apps}/*/src/**/*.css', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\[data-layout~='([^']*)'\]/g)].map(([, words]) => words),
  ),
);

test('the styles use exactly the values of the layout that are not the default', () => {
  const selectable = Object.entries(layouts).flatMap(([part, [, ...others]]) =>
    others.map((value) => `${part}-${value}`),
  );
  expect([...used].toSorted()).toEqual(selectable.toSorted());
});
