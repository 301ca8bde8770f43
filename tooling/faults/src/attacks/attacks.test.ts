import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter } from '../gateways/enter.ts';
import { attackList, withTools } from './attackList.ts';
import { type Field, onField } from './field/field.ts';

// All attacks share one field, because each attack uses its own clients and members.
let field: Field;
let leave: () => Promise<void>;
beforeAll(async () => {
  ({ entered: field, leave } = await enter<Field>(onField));
});
afterAll(() => leave());

describe.each(Object.entries(attackList).filter(([name]) => !withTools.has(name)))('%s', (_, load) => {
  test('does no harm', { timeout: 60_000 }, async () => {
    const { run } = await load();
    const findings = await run({ field, seed: 1, isShort: true, report: () => {} });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  });
});
