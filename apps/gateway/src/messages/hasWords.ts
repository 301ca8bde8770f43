import { toLatinDigits } from '@livery/i18n/digits';
import { and, type SQL, sql } from 'drizzle-orm';
import { hasPart } from '../db/hasPart.ts';
import { messages } from '../db/schema/index.ts';
import type { ContextOf } from '../http/callContext.ts';

/**
 * SQL condition: a message contains all words of a search, in its displayed language. Case and markup are ignored.
 *
 * @returns undefined for an empty search
 */
export function hasWords({ query, language, merchant }: ContextOf<'getInbox'>): SQL | undefined {
  // Texts are stored with the digits 0-9, even if they are shown with other digits.
  const words = toLatinDigits(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const shown = (text: typeof messages.title | typeof messages.content) =>
    sql`coalesce(${text} ->> ${language}::text, ${text} ->> ${merchant.languages.default}::text, ${text} ->> 'EN')`;
  const text = sql`${shown(messages.title)} || ' ' || regexp_replace(${shown(messages.content)}, '<[^>]*>', ' ', 'g')`;
  return and(...words.map((word) => hasPart(sql`(${text})`, word)));
}
