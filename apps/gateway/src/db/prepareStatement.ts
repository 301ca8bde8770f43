import type { Database } from './connect.ts';

/**
 * A statement that is asked for often: its SQL is written once for each database, and PostgreSQL plans it once for each
 * connection. `build` ends in drizzle's `prepare`, whose name belongs to this one statement.
 */
export function prepareStatement<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
