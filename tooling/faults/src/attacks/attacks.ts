import { didYouMean } from '@livery/merchant';
import { type FaultRun, type Finding, UsageError } from '../fault.ts';
import { attackList } from './attackList.ts';
import { onField } from './field/field.ts';

/**
 * Runs every attack, or the named attacks, one after the other.
 * @throws UsageError if there is no attack with a given name.
 */
export const attacks: FaultRun = {
  purpose: 'attacks on a gateway and a front server',
  run: async ({ seed, only, report }) => {
    const unknown = only.find((name) => !Object.hasOwn(attackList, name));
    if (unknown !== undefined) throw new UsageError(describeUnknown(unknown));
    const findings: Finding[] = [];
    const notes: string[] = [];
    for (const [name, load] of Object.entries(attackList)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const { what, run } = await load();
      report(`${name}: ${what} …`);
      notes.push(`${name}: ${what}`);
      const found = await onField((field) => run({ field, seed, isShort: false, report }));
      findings.push(...found.map((finding) => ({ ...finding, what: `${name}: ${finding.what}` })));
    }
    return { findings, notes };
  },
};

function describeUnknown(name: string): string {
  const names = Object.keys(attackList);
  const guess = didYouMean(name, names);
  return `The attack "${name}" does not exist.${guess === undefined ? '' : ` Did you mean "${guess}"?`} Attacks: ${names.join(', ')}.`;
}
