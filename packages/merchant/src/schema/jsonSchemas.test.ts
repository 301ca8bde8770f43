import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemaTexts } from './jsonSchemas.ts';

test('the JSON Schema files equal the code (if not: pnpm --filter @livery/merchant schemas)', () => {
  const folder = join(import.meta.dirname, '../../generated');
  const onDisk = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  expect(onDisk).toEqual(jsonSchemaTexts());
});

test('the JSON Schemas require no keys that the base contains', () => {
  expect(Object.values(jsonSchemaTexts()).join()).not.toContain('"required": [');
});
