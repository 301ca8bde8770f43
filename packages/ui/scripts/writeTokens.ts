import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenSheets } from '@livery/merchant/theme';

const sheets = Object.entries(tokenSheets());
for (const [name, css] of sheets) writeFileSync(join(import.meta.dirname, '../src/styles/tokens', name), css);
process.stdout.write(`Wrote ${sheets.map(([name]) => name).join(', ')} in packages/ui/src/styles/tokens.\n`);
