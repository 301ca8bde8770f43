/** What an agent is paid for, in the order of the choice. */
export const statementKinds = ['rebates', 'salary', 'dividend'] as const;

export type StatementKind = (typeof statementKinds)[number];
