import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMinimumGateway } from './server.ts';

const { values } = parseArgs({
  options: {
    merchant: { type: 'string' },
    'private-key': { type: 'string' },
    dialect: { type: 'string', default: '{}' },
    port: { type: 'string', default: '0' },
  },
});
if (!values.merchant || !values['private-key']) {
  console.error('Usage: node src/main.ts --merchant <code> --private-key <file> [--dialect <JSON>] [--port <number>]');
  process.exit(2);
}

const gateway = await createMinimumGateway({
  merchant: values.merchant,
  privateKey: readFileSync(values['private-key'], 'utf8'),
  dialect: JSON.parse(values.dialect),
  port: Number(values.port),
});
console.log(`The minimum gateway of ${values.merchant} listens at ${gateway.url}.`);
