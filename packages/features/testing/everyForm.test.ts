import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const forms = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
  .filter(({ text }) => /<Form\s/.test(text));

test('the features have forms', () => {
  expect(forms.length).toBeGreaterThan(10);
});

test.each(forms.map(({ file, text }) => [file, text]))(
  'the form of %s spreads its checks, so that its fields are read from the page when it is sent',
  (_, text) => {
    // `useFormChecks` reads the fields. A form without its handlers would lose values that a password manager fills in.
    expect(text).toMatch(/<Form\s+\{\.\.\.(?:props\.)?checks\}/);
  },
);
