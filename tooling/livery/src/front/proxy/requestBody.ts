import type { IncomingMessage } from 'node:http';
import { bodyLimits, bodylessMethods } from '@livery/api/contract';
import { Refusal } from './refusal.ts';
import { connectionOptions } from './passedHeaders.ts';

/**
 * Headers that define the end or the host of a request. A sender whose `Connection` header has them removed probably
 * tries request smuggling.
 */
const framing = ['content-length', 'transfer-encoding', 'host'];

/** True if the headers announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Rejects a request that another server could read with another length.
 * @throws Refusal
 */
export function assertUnambiguous(request: IncomingMessage): void {
  const { headers, method = '', url = '' } = request;
  const options = connectionOptions(headers);
  const named = framing.find((name) => options.has(name));
  if (named !== undefined) throw invalid(`header.connection: names ${named}`);
  if (!/^\/(?!\/)/.test(url)) throw invalid('request: its address is no path');
  if (!hasBody(request)) return;
  if (bodylessMethods.includes(method)) throw invalid(`body: ${method} takes none`);
  if (headers.upgrade !== undefined) throw invalid('header.upgrade: comes with a body');
}

/** True for a body that may contain files. */
export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * The body of a request as it arrives. The stream is not destroyed if reading stops early.
 * @throws Refusal if it is larger than the gateway reads; immediately if its length is known
 */
export function boundedBody(
  request: IncomingMessage,
  { onPart, onEnd }: { onPart: () => void; onEnd: () => void },
): AsyncIterable<Buffer> {
  const most = isUpload(request) ? bodyLimits.upload : bodyLimits.plain;
  const tooLarge = () => new Refusal('BODY_TOO_LARGE', `The body is larger than ${most} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  return (async function* () {
    let size = 0;
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) throw tooLarge();
      onPart();
      yield part;
    }
    onEnd();
  })();
}

const invalid = (message: string) => new Refusal('REQUEST_INVALID', message);
