import type { BodyEncoding } from '../contract/call.ts';

/** Fields of a form: texts and files, or several of them under one name. Undefined ones are left out. */
export type FormFields = Readonly<Record<string, string | Blob | readonly (string | Blob)[] | undefined>>;

/** A body as a form. The browser writes its Content-Type itself, with the boundary between parts. */
export function createForm(encoding: Exclude<BodyEncoding, 'json'>, fields: FormFields): URLSearchParams | FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const all = typeof value === 'object' && !(value instanceof Blob) ? value : [value];
    for (const one of all) if (one !== undefined) form.append(name, one);
  }
  return encoding === 'multipart' ? form : new URLSearchParams([...form] as [string, string][]);
}
