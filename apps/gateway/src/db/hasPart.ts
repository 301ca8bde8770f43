import { type SQL, sql } from 'drizzle-orm';

/** Whether a text holds another, whatever the case of its letters. Signs that LIKE reads as any text stand for themselves. */
export const hasPart = (text: SQL, part: string): SQL =>
  sql`${text} ilike ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
