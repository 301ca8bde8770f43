import type { Call } from '@livery/api/contract';
import fc from 'fast-check';
import type { Caller, Flawed } from './flaws.ts';

/** Invalid HTTP, or HTTP that only an attacker writes. Its path is rejected, so that the request can have no effect. */
export const wireFlaw = ({ method }: Call, { merchant }: Caller): fc.Arbitrary<Flawed> => {
  const head = (...lines: string[]) =>
    [`${method} /wps/nowhere HTTP/1.1`, 'Connection: close', `Merchant: ${merchant.code}`, ...lines].join('\r\n') +
    '\r\n\r\n';
  const host = 'Host: 127.0.0.1';
  return fc
    .constantFrom<[string, string]>(
      ['headers too long', head(host, `Language: ${'x'.repeat(20_000)}`)],
      ['too many headers', head(host, ...Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`))],
      ['no host', head()],
      ['an invalid host', head('Host: a b/c?d')],
      ['host with a path', head('Host: evil.example/../..')],
      ['two hosts', head(host, 'Host: evil.example')],
      ['two lengths', head(host, 'Content-Length: 3', 'Content-Length: 4')],
      ['a negative length', head(host, 'Content-Length: -1')],
      ['an invalid length', head(host, 'Content-Length: many')],
      ['length and chunks', `${head(host, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
      ['invalid chunks', `${head(host, 'Transfer-Encoding: chunked')}zz\r\nabc\r\n0\r\n\r\n`],
      ['an unknown encoding', head(host, 'Transfer-Encoding: gzip, none')],
      ['a character that is forbidden in headers', head(host, 'Langu\u0001age: EN')],
      ['a header with NUL', head(host, 'Language: E\u0000N')],
      ['a folded header', head(host, 'Language: EN\r\n DE')],
      ['a header without a name', head(host, ': EN')],
      [
        'a line feed without a carriage return',
        `${method} /wps/nowhere HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n`,
      ],
      ['no version', `${method} /wps/nowhere\r\n\r\n`],
      ['another version', `${method} /wps/nowhere HTTP/3.7\r\n${host}\r\n\r\n`],
      ['no path', `${method}  HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
      ['a path with a space', `${method} /wps/no where HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
      ['a path with non-ASCII letters', `${method} /wps/কোথাও HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
      ['a whole address', `${method} http://evil.example/wps/nowhere HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
      [
        'an address with another scheme',
        `${method} file:///etc/passwd HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      ],
      ['an asterisk', `${method} * HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
      ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
      ['an unknown method', `BREW /wps/nowhere HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
      ['an expectation', head(host, 'Expect: a-miracle')],
      ['an upgrade', head(host, 'Upgrade: websocket', 'Connection: Upgrade')],
      ['a TLS handshake', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
      ['bytes that are not HTTP', 'hello?\r\n\r\n'],
    )
    .map(([flaw, text]) => ({
      flaw: `wire, ${flaw}`,
      request: { method, target: '', headers: [], bytes: Buffer.from(text, 'utf8') },
    }));
};
