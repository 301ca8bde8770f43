import { randomUUID } from 'node:crypto';
import {
  fieldTooLarge,
  type Fields,
  formInvalid,
  gather,
  mostFieldBytes,
  mostFields,
  mostHeadBytes,
  tooManyFields,
} from './formLimits.ts';

const lineEnd = '\r\n';
const headEnd = '\r\n\r\n';

/** The head of a field with a file: only such a field may be large. A quoted name contains no quotation mark. */
const fileHead = /^content-disposition:[ \t]*form-data;[ \t]*name="[^"\r\n]*";[ \t]*filename\*?=/im;

const disposition = /^content-disposition:/gim;

/**
 * Parses a body of `multipart/form-data`. Fields are counted and measured before any is parsed.
 * @param type the `Content-Type` header, with the boundary
 * @throws REQUEST_INVALID
 */
export async function readMultipart(bytes: Buffer, type: string): Promise<Fields> {
  const fields = splitFields(bytes, boundaryOf(type));
  // `formData()` also accepts a boundary inside a line as the end of a field, so it gets a boundary that no sender can
  // know.
  const boundary = randomUUID();
  const form = await new Response(joinFields(fields, boundary), {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  })
    .formData()
    .catch(() => {
      throw notWellFormed();
    });
  return gather(form);
}

const notWellFormed = () => formInvalid('is not well-formed multipart/form-data');

/** The text between fields: at most 70 characters (RFC 2046). */
function boundaryOf(type: string): string {
  // No other parameter is allowed, because it could contain a second boundary.
  const found = /^multipart\/form-data; ?boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))$/i.exec(type.trim());
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw notWellFormed();
  return boundary;
}

/**
 * The fields of a body, each with its head, as slices of the same memory. A field ends before a line that starts with
 * two hyphens and the boundary (RFC 2046, 5.1.1).
 * @throws REQUEST_INVALID
 */
function splitFields(bytes: Buffer, boundary: string): Buffer[] {
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  const separator = Buffer.concat([Buffer.from(lineEnd), delimiter]);
  const fields: Buffer[] = [];
  let end = firstDelimiter(bytes, delimiter, separator) + delimiter.length;
  while (textAt(bytes, end) !== '--') {
    if (textAt(bytes, end) !== lineEnd) throw notWellFormed();
    const start = end + lineEnd.length;
    const head = bytes.subarray(start, start + mostHeadBytes).indexOf(headEnd);
    if (head < 0) throw notWellFormed();
    const content = start + head + headEnd.length;
    const next = bytes.indexOf(separator, content);
    if (next < 0) throw notWellFormed();
    if (fields.length === mostFields) throw tooManyFields();
    const headText = bytes.toString('latin1', start, start + head);
    // Of two dispositions, one could declare a file and the other a text.
    if (headText.match(disposition)?.length !== 1) throw notWellFormed();
    if (!fileHead.test(headText) && next - content > mostFieldBytes) throw fieldTooLarge();
    fields.push(bytes.subarray(start, next));
    end = next + separator.length;
  }
  return fields;
}

/** Two bytes of a body as text. */
const textAt = (bytes: Buffer, start: number) => bytes.toString('latin1', start, start + 2);

/** The start of the first line that begins with the delimiter. Earlier lines belong to no field. */
function firstDelimiter(bytes: Buffer, delimiter: Buffer, separator: Buffer): number {
  if (bytes.indexOf(delimiter) === 0) return 0;
  const before = bytes.indexOf(separator);
  if (before < 0) throw notWellFormed();
  return before + lineEnd.length;
}

/** Writes the same fields into a body with another boundary. */
function joinFields(fields: readonly Buffer[], boundary: string) {
  return Buffer.concat([
    ...fields.flatMap((field) => [Buffer.from(`--${boundary}${lineEnd}`), field, Buffer.from(lineEnd)]),
    Buffer.from(`--${boundary}--${lineEnd}`),
  ]);
}
