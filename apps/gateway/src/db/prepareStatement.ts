import type { Database } from './connect.ts';

/**
 * Prepares a frequent query: drizzle builds its SQL once per database, and PostgreSQL plans it once per
 * connection.
 * @param build returns a query ending in drizzle's `prepare`, with a unique name.
 */
export function prepareStatement<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
