import { toLatinDigits } from '@livery/i18n/digits';
import { and, type SQL, sql } from 'drizzle-orm';
import { hasPart } from '../db/hasPart.ts';
import { messages } from '../db/schema/index.ts';
import type { ContextOf } from '../http/callContext.ts';

/**
 * The condition that a message has all words of a search, in the language in which it is shown: case makes no difference, and
 * what its markup says counts for nothing.
 *
 * @returns undefined where nothing is searched for
 */
export function hasWords({ query, language, merchant }: ContextOf<'getInbox'>): SQL | undefined {
  // Texts are written with 0-9, whatever digits they are shown with.
  const words = toLatinDigits(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const shown = (text: typeof messages.title | typeof messages.content) =>
    sql`coalesce(${text} ->> ${language}::text, ${text} ->> ${merchant.languages.default}::text, ${text} ->> 'EN')`;
  const text = sql`${shown(messages.title)} || ' ' || regexp_replace(${shown(messages.content)}, '<[^>]*>', ' ', 'g')`;
  return and(...words.map((word) => hasPart(sql`(${text})`, word)));
}
