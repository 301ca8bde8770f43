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

const headEnd = '\r\n\r\n';

/**
 * Reads a body of `multipart/form-data`. Fields are counted and measured before any is read.
 * @param type the `Content-Type` header, with the boundary
 * @throws REQUEST_INVALID
 */
export async function readMultipart(bytes: Buffer, type: string): Promise<Fields> {
  measureFields(bytes, boundaryOf(type));
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': type },
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
  // Any other parameter could hide a second boundary.
  const found = /^multipart\/form-data; ?boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))$/i.exec(type.trim());
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw notWellFormed();
  return boundary;
}

function measureFields(bytes: Buffer, boundary: string): void {
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  let fields = 0;
  let start = bytes.indexOf(delimiter);
  if (start < 0) throw notWellFormed();
  for (;;) {
    start += delimiter.length;
    const next = bytes.indexOf(delimiter, start);
    // What follows the last delimiter is no field.
    if (next < 0) return;
    if (++fields > mostFields) throw tooManyFields();
    const field = bytes.subarray(start, next);
    const head = field.subarray(0, mostHeadBytes).indexOf(headEnd);
    if (head < 0) throw notWellFormed();
    const isFile = field.subarray(0, head).includes('filename');
    if (!isFile && field.length - head > mostFieldBytes) throw fieldTooLarge();
    start = next;
  }
}
