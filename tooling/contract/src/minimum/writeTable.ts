import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTable } from './minimumTable.ts';

const file = join(import.meta.dirname, '../../../../docs/gateway.md');
writeFileSync(file, withTable(readFileSync(file, 'utf8')));
console.log('The table "The minimum gateway" is written to docs/gateway.md.');
