import { type CallValue, defineCall } from '../call.ts';
import { sampleStatements } from './sampleParts.ts';
import { statementQuery, statements } from './statements.ts';

export const getRebates = defineCall({
  name: 'getRebates',
  method: 'GET',
  path: '/wps/agent/rebates',
  access: 'agent',
  moduleId: 'AGEINFO3',
  query: statementQuery,
  value: statements,
});

export const summary = 'Lists the monthly rebate statements: a share of the turnover of each level.';

export const sample: CallValue<typeof getRebates> = sampleStatements;
