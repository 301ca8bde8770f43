/** Kinds of payments to an agent, in the order in which the screen offers them. */
export const statementKinds = ['rebates', 'salary', 'dividend'] as const;

export type StatementKind = (typeof statementKinds)[number];
