import { jsonb } from 'drizzle-orm/pg-core';

/** A text in several languages, by gateway language code. English is always there: it is the last resort. */
export type LocalText = { readonly EN: string } & Readonly<Record<string, string>>;

export const localText = () => jsonb().$type<LocalText>().notNull();
