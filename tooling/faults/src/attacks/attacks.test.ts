import { describe, expect, test } from 'vitest';
import { attackList } from './attackList.ts';

describe.each(Object.entries(attackList))('%s', (_, load) => {
  test('does no harm', { timeout: 60_000 }, async () => {
    const { run } = await load();
    const findings = await run({ seed: 1, isShort: true, report: () => {} });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  });
});
