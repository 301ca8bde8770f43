import type { BodyEncoding } from '../contract/call.ts';

/** Fields of a form: a text, a file, or a list of them under one name. Undefined fields are omitted. */
export type FormFields = Readonly<Record<string, string | Blob | readonly (string | Blob)[] | undefined>>;

/** Encodes a body as a form. The browser sets Content-Type, with the boundary between the parts. */
export function createForm(encoding: Exclude<BodyEncoding, 'json'>, fields: FormFields): URLSearchParams | FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const all = typeof value === 'object' && !(value instanceof Blob) ? value : [value];
    for (const one of all) if (one !== undefined) form.append(name, one);
  }
  return encoding === 'multipart' ? form : new URLSearchParams([...form] as [string, string][]);
}
