import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL condition: a text contains another text, ignoring case. Wildcards of LIKE in the other text are matched
 * literally.
 */
export const hasPart = (text: SQL, part: string): SQL =>
  sql`${text} ilike ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
