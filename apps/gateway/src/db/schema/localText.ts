import { jsonb } from 'drizzle-orm/pg-core';

/** A text in several languages, by gateway language code. English is required: it is the fallback. */
export type LocalText = { readonly EN: string } & Readonly<Record<string, string>>;

export const localText = () => jsonb().$type<LocalText>().notNull();

/** Names in other languages than the original, by gateway language code. */
export type LocalNames = Readonly<Record<string, string>>;

export const localNames = () => jsonb().$type<LocalNames>().notNull().default({});
