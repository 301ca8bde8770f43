import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { seedMarks } from '../db/schema/index.ts';

/**
 * Runs `seed` unless its mark exists, and writes the mark in the same transaction, so that an interrupted seed leaves
 * neither.
 */
export async function seedOnce(tx: Queries, name: string, seed: () => Promise<void>): Promise<boolean> {
  const [done] = await tx.select().from(seedMarks).where(eq(seedMarks.name, name));
  if (done !== undefined) return false;
  await seed();
  await tx.insert(seedMarks).values({ name, version: 1 });
  return true;
}
