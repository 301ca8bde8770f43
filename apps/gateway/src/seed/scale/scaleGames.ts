import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';

/**
 * Fills the catalogue up to `wanted` games with numbered copies of its games, each with its own rank, stakes and lines.
 * Vendors and classes keep their shares.
 */
export async function scaleGames(tx: Queries, wanted: number): Promise<void> {
  await tx.execute(sql`
    insert into games (node_id, game_id, name, local_names, game_type, vendor_code, classification, room_id, game_code, game_group_id, lotto_mode,
                       support_play, icon, is_new, is_live, min_bet, lines, rank)
    select node_id || '-' || nth, game_id || '-' || nth, name || ' ' || nth, (select coalesce(jsonb_object_agg(key, value || ' ' || nth), '{}') from jsonb_each_text(local_names)),
           game_type, vendor_code, classification, room_id || '-' || nth,
           game_code || '_' || nth, game_group_id, lotto_mode, support_play, icon, (id * 31 + nth * 17) % 100 < 6, is_live,
           (array[10, 20, 50, 100, 500, 1000])[1 + (id * 7 + nth * 5) % 6],
           case when lines = 0 then 0 else (array[1, 3, 5, 10, 20, 25, 40, 243])[1 + (id * 3 + nth * 11) % 8] end,
           ((id::bigint * 7919 + nth * 104729) % 100000)::int
      from games, generate_series(2, ${Math.ceil(wanted / 1_000)}::int) as nth
     order by nth, id
     limit greatest(0, ${wanted}::int - (select count(*) from games)::int)`);
}
