import { calls } from '@livery/api/contract';

/** Path that no open request uses: a reply to it means that a body was read as a request. */
const hiddenPath = '/wps/nowhere/hidden';

/** Status of the gateway's reply to a request at `hiddenPath`. */
export const hiddenStatus = 404;

/** Requests inside a body. */
const hidden = {
  /** An incomplete request at an address that reads a body: the next bytes on the connection become its body. */
  unfinished: `POST ${calls.login.path} HTTP/1.1\r\nMerchant: aurora\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
  /** A complete request. Its reply is the next reply on the connection. */
  whole: `GET ${hiddenPath} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
};

type Hidden = keyof typeof hidden;

/** A request that two servers may read with different lengths. */
export interface Form {
  name: string;
  /** The raw bytes. */
  bytes: (host: string, holds: Hidden) => string;
  /**
   * Whether it ends early for servers that accept a single line feed as the end of a line, which the standard allows
   * (RFC 9112, 2.2). The hidden request is then a separate request, which the attacker could also send openly.
   */
  endsByLineFeed?: boolean;
}

const openPath = calls.getClientInfo.path;

interface Written {
  method?: string;
  version?: string;
  headers: readonly string[];
  body: string;
}

/** The lines of a request. */
const written = (host: string, { method = 'POST', version = 'HTTP/1.1', headers, body }: Written) =>
  [`${method} ${openPath} ${version}`, `Host: ${host}`, 'Merchant: aurora', ...headers, '', body].join('\r\n');

const chunk = (text: string, extension = '') => `${text.length.toString(16)}${extension}\r\n${text}\r\n`;
const chunks = (text: string) => `${chunk(text)}0\r\n\r\n`;
const chunked = 'Transfer-Encoding: chunked';
const lengthOf = (text: string) => `Content-Length: ${text.length}`;

const form = (name: string, write: (body: string) => Written): Form => ({
  name,
  bytes: (host, holds) => written(host, write(hidden[holds])),
});

/** Length and chunks in one request: one server ends the body by length, another by chunks. */
const bothWays = (name: string, transferEncoding: string) => [
  form(`${name}, chunks end first`, (body) => ({
    headers: [lengthOf(`0\r\n\r\n${body}`), transferEncoding],
    body: `0\r\n\r\n${body}`,
  })),
  form(`${name}, length ends first`, (body) => {
    const all = chunks(body);
    return { headers: [`Content-Length: ${all.indexOf('\r\n') + 2}`, transferEncoding], body: all };
  }),
];

/**
 * The known ways to smuggle requests: with a length, with chunks, with both, and with characters that servers read
 * differently.
 */
export const forms: readonly Form[] = [
  ...['GET', 'HEAD', 'DELETE', 'OPTIONS'].flatMap((method) => [
    form(`${method} with chunks`, (body) => ({ method, headers: [chunked], body: chunks(body) })),
    form(`${method} with a length`, (body) => ({ method, headers: [lengthOf(body)], body })),
  ]),
  ...['GET', 'DELETE', 'POST'].flatMap((method) => [
    form(`${method}, Connection: content-length`, (body) => ({
      method,
      headers: ['Connection: keep-alive, content-length', lengthOf(body)],
      body,
    })),
    form(`${method}, Connection: transfer-encoding`, (body) => ({
      method,
      headers: ['Connection: transfer-encoding', chunked],
      body: chunks(body),
    })),
  ]),
  ...bothWays('length and chunks', chunked),
  ...bothWays('length and chunks after another encoding', 'Transfer-Encoding: identity, chunked'),
  ...bothWays('length and an encoding after the chunks', 'Transfer-Encoding: chunked, identity'),
  ...bothWays('length and chunks by a wrong name', 'Transfer-Encoding: xchunked'),
  ...bothWays('length and chunks after a tab', 'Transfer-Encoding:\tchunked'),
  ...bothWays('length and chunks after a vertical tab', 'Transfer-Encoding: \u000bchunked'),
  ...bothWays('length and chunks, twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'),
  ...bothWays('length and chunks by obsolete folding', 'Transfer-Encoding:\r\n chunked'),
  ...bothWays('length and chunks folded into another header', 'Language: EN\r\n Transfer-Encoding: chunked'),
  ...bothWays('length and chunks with a space before the colon', 'Transfer-Encoding : chunked'),
  ...bothWays('length and chunks after a bare line feed', 'Language: EN\nTransfer-Encoding: chunked'),
  ...bothWays('length and chunks after a bare carriage return', 'Language: EN\rTransfer-Encoding: chunked'),
  form('chunks in HTTP/1.0', (body) => ({
    version: 'HTTP/1.0',
    headers: ['Connection: keep-alive', chunked],
    body: chunks(body),
  })),
  form('two lengths', (body) => ({ headers: ['Content-Length: 0', lengthOf(body)], body })),
  form('a length with a space before the colon', (body) => ({ headers: [`Content-Length : ${body.length}`], body })),
  form('a length by obsolete folding', (body) => ({ headers: [`Content-Length:\r\n ${body.length}`], body })),
  form('a length with a sign', (body) => ({ headers: [`Content-Length: +${body.length}`], body })),
  form('a list of lengths', (body) => ({ headers: [`Content-Length: 0, ${body.length}`], body })),
  form('a bare line feed at the end of a header', (body) => ({
    headers: [`Language: EN\n${lengthOf(body)}`],
    body,
  })),
  {
    ...form('a bare line feed at the end of the headers', (body) => ({ headers: ['Content-Length: 0\n', ''], body })),
    endsByLineFeed: true,
  },
  form('chunk extensions', (body) => ({
    headers: [chunked],
    body: `${chunk(body, ';a=b;c="d"')}0;e=f\r\n\r\n`,
  })),
  form('a chunk extension with a bare line feed', (body) => ({
    headers: [chunked],
    body: `5;a\nb\r\nabcde\r\n0\r\n\r\n${body}`,
  })),
  {
    ...form('a chunk that ends in a bare line feed', (body) => ({
      headers: [chunked],
      body: `5\r\nabcde\n0\r\n\r\n${body}`,
    })),
    endsByLineFeed: true,
  },
  form('a chunk that is longer than its declared size', (body) => ({
    headers: [chunked],
    body: `5\r\nabcdeXX0\r\n\r\n${body}`,
  })),
  form('a chunk whose size has a hexadecimal prefix', (body) => ({
    headers: [chunked],
    body: `0x${chunk(body)}0\r\n\r\n`,
  })),
  form('a chunk with a too large size', (body) => ({
    headers: [chunked],
    body: `10000000000000005\r\nabcde\r\n0\r\n\r\n${body}`,
  })),
  form('a length in the trailer', (body) => ({
    headers: [chunked, 'Trailer: Content-Length'],
    body: `${chunk('{}')}0\r\n${lengthOf(body)}\r\n\r\n`,
  })),
  form('an expectation', (body) => ({
    method: 'GET',
    headers: ['Expect: 100-continue', chunked],
    body: chunks(body),
  })),
  form('an upgrade', (body) => ({
    method: 'GET',
    headers: ['Connection: Upgrade, transfer-encoding', 'Upgrade: h2c', chunked],
    body: chunks(body),
  })),
];
