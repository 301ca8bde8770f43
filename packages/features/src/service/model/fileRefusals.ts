import { type FileRefusal, fileRefusals } from '@livery/api/contract';
import * as v from 'valibot';

const schema = v.object({ files: v.array(v.object({ index: v.number(), code: v.picklist(fileRefusals) })) });

/** Why files were refused, by their index, out of what came with FILE_REFUSED. Empty where that says nothing. */
export function fileRefusalsIn(value: unknown): ReadonlyMap<number, FileRefusal> {
  const { success, output } = v.safeParse(schema, value);
  return new Map(success ? output.files.map(({ index, code }) => [index, code]) : []);
}
