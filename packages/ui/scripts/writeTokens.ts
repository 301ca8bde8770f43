import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from '@livery/merchant/theme';

writeFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), tokensCss());
