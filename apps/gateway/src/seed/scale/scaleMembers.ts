import type { Merchant } from '@livery/merchant';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { exponentOf } from '../../wallet/minorUnits.ts';
import { scaleUsername } from './scale.ts';

/**
 * Creates `count` members of a merchant, each with a main wallet and a vendor's wallet, and the merchant's accounts for
 * their movements. Lists them in the temporary table `scale_players`: `n` from 0, and the ids of both wallets.
 */
export async function scaleMembers(
  tx: Queries,
  merchant: Merchant,
  { count, passwordHash }: { count: number; passwordHash: string },
): Promise<void> {
  const { code, currency } = merchant;
  await tx.execute(sql`
    insert into members (merchant_code, username, password_hash, register_method, register_host, created_at)
    select ${code}, username, ${passwordHash}, 'H5', 'sandbox', now() - interval '100 days'
      from unnest(${`{${Array.from({ length: count }, (_, index) => scaleUsername(index + 1)).join()}}`}::text[]) as username
    on conflict do nothing`);
  await tx.execute(sql`drop table if exists scale_players`);
  await tx.execute(sql`
    create temporary table scale_players on commit drop as
    select row_number() over (order by username) - 1 as n, id as member_id, null::bigint as main, null::bigint as vendor,
           (select code from vendors order by code offset id % (select count(*) from vendors) limit 1) as vendor_code
      from members where merchant_code = ${code} and username ~ '^load[0-9]{5}$'`);
  await tx.execute(sql`
    insert into accounts (merchant_code, member_id, code, currency, exponent)
    select ${code}, member_id, wallet, ${currency.code}, ${exponentOf(merchant)}::smallint
      from scale_players, lateral (values ('MAIN'), (vendor_code)) as wallets (wallet)
    union all
    select ${code}, null, counter, ${currency.code}, ${exponentOf(merchant)}::smallint from (values ('CASHIER'), ('GAMES')) as counters (counter)
    on conflict do nothing`);
  await tx.execute(sql`
    update scale_players set main = mains.id, vendor = others.id
      from accounts mains, accounts others
     where mains.member_id = scale_players.member_id and mains.code = 'MAIN'
       and others.member_id = scale_players.member_id and others.code = vendor_code`);
  await tx.execute(sql`create unique index on scale_players (n)`);
  await tx.execute(sql`analyze scale_players`);
}
