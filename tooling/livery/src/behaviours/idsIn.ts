/** A clause that a test's title names, or one part of it. */
export interface NamedClause {
  id: string;
  /** Undefined for the whole clause. */
  part: string | undefined;
}

/** The clauses in a title: `[HOME-05]` names all of one, `[HOME-05 ticker]` or `[HOME-05: ticker]` the part `ticker`. */
export function idsIn(title: string): NamedClause[] {
  return [...title.matchAll(/\[([A-Z]{2,}-\d+)(?::?\s+([^\]]+))?\]/g)].map(([, id, part]) => ({
    id: id!,
    part: part?.trim(),
  }));
}
