import type { Database } from './connect.ts';

/**
 * Prepares a query that runs often: drizzle builds its SQL once per database, and PostgreSQL plans it once per
 * connection.
 * @param build returns a query ending in drizzle's `prepare`, with a name that no other query has.
 */
export function prepareStatement<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
