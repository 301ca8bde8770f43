import * as v from 'valibot';
import { text } from './parts.ts';

/** `i18n/<language>.json`: only the texts that differ, as `"area.key": "text"`. `$schema` is no text and is left out. */
export const textsSchema = v.record(v.string(), text);

export type TextsFile = v.InferOutput<typeof textsSchema>;
