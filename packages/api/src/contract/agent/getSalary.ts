import { type CallValue, defineCall } from '../call.ts';
import { sampleStatements } from './sampleParts.ts';
import { statementQuery, statements } from './statements.ts';

export const getSalary = defineCall({
  name: 'getSalary',
  method: 'GET',
  path: '/wps/agent/salary',
  access: 'agent',
  moduleId: 'AGEINFO3',
  query: statementQuery,
  value: statements,
});

export const summary = 'Lists the monthly salary statements: a share of the turnover of each week.';

export const sample: CallValue<typeof getSalary> = sampleStatements;
