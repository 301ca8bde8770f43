import { type CallValue, defineCall } from '../call.ts';
import { sampleStatements } from './sampleParts.ts';
import { statementQuery, statements } from './statements.ts';

export const getDividend = defineCall({
  name: 'getDividend',
  method: 'GET',
  path: '/wps/agent/dividend',
  access: 'agent',
  moduleId: 'AGEINFO3',
  query: statementQuery,
  value: statements,
});

export const summary = 'Lists the monthly dividend statements: a share of the net win of each level.';

export const sample: CallValue<typeof getDividend> = sampleStatements;
