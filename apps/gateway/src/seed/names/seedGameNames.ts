import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { games } from '../../db/schema/index.ts';
import { seedOnce } from '../seedOnce.ts';
import { writeGameName } from './writeGameName.ts';

/**
 * Adds local names to the games of a catalogue that was seeded when games had only one name. In a newer catalogue it
 * changes nothing.
 */
export async function seedGameNames(tx: Queries): Promise<void> {
  await seedOnce(tx, 'names of games', async () => {
    const unnamed = await tx.select({ id: games.id, name: games.name }).from(games).where(eq(games.localNames, {}));
    const named = unnamed
      .map(({ id, name }) => ({ id, names: writeGameName(name) }))
      .filter(({ names }) => Object.keys(names).length > 0);
    await tx.execute(sql`
      update games set local_names = made.names
        from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as made (id int, names jsonb)
       where made.id = games.id`);
  });
}
