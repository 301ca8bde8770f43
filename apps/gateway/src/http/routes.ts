import { type CallName, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';

/** Calls by path, then by method. */
export type RouteTable = ReadonlyMap<string, ReadonlyMap<string, CallName>>;

const tables = new WeakMap<Merchant, RouteTable>();

/** Routes of a merchant: the contract's paths with the replacements of its `gateway.json`. */
export function routesOf(merchant: Merchant): RouteTable {
  const table = tables.get(merchant) ?? buildTable(merchant.gateway.paths);
  tables.set(merchant, table);
  return table;
}

/** Routes of the contract without replacements. */
export const standardRoutes: RouteTable = buildTable({});

function buildTable(paths: Readonly<Record<string, string>>): RouteTable {
  const table = new Map<string, Map<string, CallName>>();
  for (const [name, call] of Object.entries(calls)) {
    const path = paths[name] ?? call.path;
    const methods = table.get(path) ?? new Map<string, CallName>();
    table.set(path, methods.set(call.method, name as CallName));
  }
  return table;
}
