/** A clause that a test's title names, or one part of it. */
export interface NamedClause {
  id: string;
  /** Name of the part. Undefined for the whole clause. */
  part: string | undefined;
}

/**
 * The clauses that a title names: `[HOME-05]` names the whole clause; `[HOME-05 ticker]` or `[HOME-05: ticker]` names
 * its part `ticker`.
 */
export function idsIn(title: string): NamedClause[] {
  return [...title.matchAll(/\[([A-Z]{2,}-\d+)(?::?\s+([^\]]+))?\]/g)].map(([, id, part]) => ({
    id: id!,
    part: part?.trim(),
  }));
}
