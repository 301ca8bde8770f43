import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupFirstLoad } from './firstLoad.ts';
import { budgetsFile } from './groups.ts';

/* Writes the current parts of the first load, so that the test can list the parts that grew since then. */
const scratch = mkdtempSync(join(tmpdir(), 'livery-first-load-'));
const groups = await groupFirstLoad(scratch);
rmSync(scratch, { recursive: true, force: true });
const lines = Object.entries(groups)
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([group, characters]) => `  ${JSON.stringify(group)}: ${characters}`);
writeFileSync(budgetsFile, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} parts written to ${budgetsFile}`);
