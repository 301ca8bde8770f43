import { type FileRefusal, fileRefusals } from '@livery/api/contract';
import * as v from 'valibot';

const schema = v.object({ files: v.array(v.object({ index: v.number(), code: v.picklist(fileRefusals) })) });

/**
 * Returns the reasons for refused files, by index, from the reply with FILE_REFUSED. Empty if the reply lists no files.
 */
export function fileRefusalsIn(value: unknown): ReadonlyMap<number, FileRefusal> {
  const { success, output } = v.safeParse(schema, value);
  return new Map(success ? output.files.map(({ index, code }) => [index, code]) : []);
}
