import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemaTexts } from './jsonSchemas.ts';

test('the JSON Schemas on disk are those of the code (else: pnpm --filter @livery/merchant schemas)', () => {
  const folder = join(import.meta.dirname, '../../generated');
  const onDisk = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  expect(onDisk).toEqual(jsonSchemaTexts());
});

test('an editor does not ask a merchant for keys that the base gives', () => {
  expect(Object.values(jsonSchemaTexts()).join()).not.toContain('"required": [');
});
