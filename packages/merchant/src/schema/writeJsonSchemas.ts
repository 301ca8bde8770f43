import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemaTexts } from './jsonSchemas.ts';

const folder = join(import.meta.dirname, '../../generated');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(jsonSchemaTexts())) writeFileSync(join(folder, name), text);
process.stdout.write(`JSON Schemas written to ${folder}\n`);
