import type { FaultRun, Finding } from '../fault.ts';
import { attackList } from './attackList.ts';
import { onField } from './field/field.ts';

/** Plays every attack, one after the other. */
export const attacks: FaultRun = {
  purpose: 'what attackers do to a gateway and a front server',
  run: async ({ seed, report }) => {
    const findings: Finding[] = [];
    const notes: string[] = [];
    for (const [name, load] of Object.entries(attackList)) {
      const { what, run } = await load();
      report(`${name}: ${what} …`);
      notes.push(`${name}: ${what}`);
      const found = await onField((field) => run({ field, seed, isShort: false, report }));
      findings.push(...found.map((finding) => ({ ...finding, what: `${name}: ${finding.what}` })));
    }
    return { findings, notes };
  },
};
