import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenSheets } from '@livery/merchant/theme';

for (const [name, css] of Object.entries(tokenSheets()))
  writeFileSync(join(import.meta.dirname, '../src/styles/tokens', name), css);
