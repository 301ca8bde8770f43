import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetsFile, type ChunkBudgets } from './budgets.ts';
import { groupChunks, measureChunks } from './measureChunks.ts';

/* Writes the current size and parts of each file of code and styles into the budgets. */
const scratch = mkdtempSync(join(tmpdir(), 'livery-chunks-'));
const [chunks, groups] = [await measureChunks(), await groupChunks(scratch)];
rmSync(scratch, { recursive: true, force: true });
const budgets: ChunkBudgets = Object.fromEntries(
  chunks.map(({ name, bytes }) => [name, { bytes, ...(groups[name] && { groups: sorted(groups[name]) }) }]),
);
writeFileSync(budgetsFile, `${JSON.stringify(budgets, undefined, 2)}\n`);
console.log(`${chunks.length} files written to ${budgetsFile}`);

function sorted(parts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).toSorted(([a], [b]) => a.localeCompare(b)));
}
