import { type Call, calls } from '@livery/api/contract';
import { encryptBody } from '@livery/contract/encrypt';
import fc from 'fast-check';
import { boundTo, type Caller, type Flawed, key, partsOf, createRequest, targetOf, token } from './flaws.ts';
import { hostileText } from './hostile.ts';
import type { RawRequest } from './sendRaw.ts';

/** Text for a header's value: any characters except those that end it. */
const headerText = hostileText.map((text) =>
  ['\r', '\n', '\u0000'].reduce((kept, sign) => kept.replaceAll(sign, ''), text).slice(0, 2_000),
);
const without = (request: RawRequest, ...names: string[]): RawRequest => ({
  ...request,
  headers: request.headers.filter(([name]) => !names.includes(name)),
});
const plus = (request: RawRequest, ...headers: Array<readonly [string, string]>): RawRequest => ({
  ...request,
  headers: [...request.headers, ...headers],
});

/** An invalid or missing token. */
export const sessionFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({
      parts: partsOf(call, caller),
      sent: fc.oneof(
        fc.constantFrom(
          caller.tokens.foreign,
          caller.tokens.ended,
          `Bearer ${caller.tokens.own}`,
          `${caller.tokens.own}x`,
          caller.tokens.own.slice(1),
          '',
        ),
        headerText,
      ),
    })
    .map(({ parts, sent }) => ({
      flaw: 'session',
      request: createRequest(parts, sent === '' ? [] : [['Authorization', sent]]),
    }));

/** An invalid idempotency key, on a call that needs one. */
export const keyFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({ parts: partsOf(call, caller), sent: headerText.filter((text) => !/^[\w-]{8,64}$/.test(text.trim())) })
    .map(({ parts, sent }) => ({
      flaw: 'idempotency key',
      request: plus(without(createRequest(parts), key[0]), ...(sent === '' ? [] : [[key[0], sent] as const])),
    }));

/** An encrypted body that cannot be decrypted: changed bits, truncated, another key, the other suite, not encrypted. */
export const cipherFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({
      parts: partsOf(call, caller),
      way: fc.constantFrom('bit', 'cut', 'key', 'header', 'no header', 'other suite', 'plain', 'empty', 'text'),
      at: fc.nat(),
      text: headerText,
    })
    .map(({ parts, way, at, text }) => {
      const plain = JSON.stringify(parts.body);
      const bound = boundTo(call, token(call, caller));
      const { encryption, body } = encryptBody(caller.merchant, plain, bound);
      const sealed = JSON.parse(body) as { value: string };
      const { value } = sealed;
      const bytes = Buffer.from(value, 'base64');
      bytes[at % bytes.length]! ^= 1 << (at % 8);
      const suite = caller.merchant.gateway.cryptoSuite === 'oaep-gcm' ? 'legacy-des' : 'oaep-gcm';
      const other = encryptBody(
        { ...caller.merchant, gateway: { ...caller.merchant.gateway, cryptoSuite: suite } },
        plain,
        bound,
      );
      const withValue = (changed: string) => JSON.stringify({ ...sealed, value: changed });
      const [header, sent] = {
        bit: [encryption, withValue(bytes.toString('base64'))],
        cut: [encryption, withValue(value.slice(0, at % value.length))],
        key: [encryptBody(caller.merchant, plain, bound).encryption, body],
        header: [text, body],
        'no header': ['', body],
        'other suite': [other.encryption, other.body],
        plain: [encryption, plain],
        empty: [encryption, withValue('')],
        text: [encryption, withValue(text)],
      }[way];
      const bare = { ...without(createRequest({ ...parts, body: undefined }), 'Encryption'), body: Buffer.from(sent!) };
      return { flaw: `cipher, ${way}`, request: header === '' ? bare : plus(bare, ['Encryption', header!]) };
    });

/** An invalid form: another type, no boundary, truncated, bytes, fields that the contract does not have. */
export const formFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({
      name: hostileText,
      value: hostileText,
      bytes: fc.uint8Array({ maxLength: 300 }),
      way: fc.constantFrom('type', 'no boundary', 'cut', 'bytes', 'further', 'file'),
    })
    .map(({ name, value, bytes, way }) => {
      const isMultipart = call.encoding === 'multipart';
      const field = isMultipart
        ? `--edge\r\nContent-Disposition: form-data; name="further${name.replaceAll(/["\r\n]/g, '')}"${way === 'file' ? '; filename="../a.png"\r\nContent-Type: image/png' : ''}\r\n\r\n${value}\r\n`
        : new URLSearchParams({ further: value }).toString();
      const type = isMultipart ? 'multipart/form-data; boundary=edge' : 'application/x-www-form-urlencoded';
      const [sentType, sent] = {
        type: ['text/plain', field],
        'no boundary': ['multipart/form-data', field],
        cut: [type, field],
        bytes: [isMultipart ? type : 'application/json', bytes],
        further: [type, isMultipart ? `${field}--edge--\r\n` : field],
        file: [type, isMultipart ? `${field}--edge--\r\n` : field],
      }[way];
      return {
        flaw: `form, ${way}`,
        request: {
          method: call.method,
          target: targetOf(call, []),
          headers: [
            ['Merchant', caller.merchant.code],
            ...token(call, caller),
            key,
            ['Content-Type', sentType as string],
          ],
          body: Buffer.from(sent!),
        },
      };
    });

/** A method that this path does not have. */
export const methodFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> => {
  const answered = new Set(
    Object.values<Call>(calls)
      .filter(({ path }) => path === call.path)
      .map(({ method }) => method as string),
  );
  return fc
    .record({
      parts: partsOf(call, caller),
      method: fc
        .constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'LOCK', 'QUERY', 'PURGE', 'MKCOL')
        .filter((one) => !answered.has(one)),
    })
    .map(({ parts, method }) => ({ flaw: 'method', request: { ...createRequest(parts), method } }));
};

/** A merchant that does not exist. */
export const merchantFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({
      parts: partsOf(call, caller),
      sent: fc.oneof(
        fc.constantFrom(
          '',
          '../aurora',
          'AURORA',
          '_base',
          '_template',
          '.',
          '..',
          'aurora/',
          'aurora, padma',
          'nobody',
          '%61urora',
        ),
        headerText,
      ),
    })
    .map(({ parts, sent }) => ({
      flaw: 'merchant',
      request: plus(
        without(createRequest(parts), 'Merchant'),
        ...(sent === '' || sent.trim() === caller.merchant.code ? [] : [['Merchant', sent] as const]),
      ),
    }));

/** A path that belongs to no call. */
export const pathFlaw = (call: Call, caller: Caller): fc.Arbitrary<Flawed> =>
  fc
    .record({
      parts: partsOf(call, caller),
      bend: fc.constantFrom<(path: string) => string>(
        (path) => `${path}/`,
        (path) => `/${path}`,
        (path) => path.toUpperCase(),
        (path) => `${path}%00`,
        (path) => `${path};jsessionid=1`,
        (path) => `${path}%2e`,
        (path) => `${path}/..%2f..%2fetc/passwd`,
        (path) => `${path}%`,
        (path) => `${path}%ff`,
        (path) => `${path}/../../../../etc/passwd`,
        (path) => `${path}.json`,
        (path) => `${path}\\`,
        (path) => path.slice(0, -1),
        () => '/',
        () => '/wps',
        () => '/../../etc/passwd',
        () => '/%2e%2e/%2e%2e/etc/passwd',
        () => '//etc/passwd',
        () => '/wps/relay/__proto__',
        () => '/wps/%u0041',
      ),
    })
    .map(({ parts, bend }) => ({ flaw: 'path', request: { ...createRequest(parts), target: bend(call.path) } }));
