import { checkReply } from '../../malformed/checkReply.ts';
import type { RawReply } from '../../malformed/sendRaw.ts';
import { signs } from './texts.ts';

/** The problem in the reply to a probed call. Undefined if there is none. */
export function checkProbeReply(reply: RawReply): string | undefined {
  return checkReply(reply) ?? checkHead(reply, /^application\/json\b/) ?? findLeak(reply.body);
}

/** Checks that a reply has the required headers, and that no header comes from the probe's text. */
export function checkHead({ headers }: Pick<RawReply, 'headers'>, type?: RegExp): string | undefined {
  if (headers.has('x-injected')) return 'a header from the caller’s text';
  if (/probe/.test(headers.get('set-cookie') ?? '')) return 'a cookie from the caller’s text';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff';
  const found = headers.get('content-type') ?? '';
  return type === undefined || type.test(found) ? undefined : `Content-Type ${found}`;
}

/** The sign of executed code or of internal data in a text. Undefined if there is none. */
export const findLeak = (text: string): string | undefined => signs.find(([, sign]) => sign.test(text))?.[0];

/** Whether HTML contains markup of a probe that a browser would run. */
export const isRunnable = (html: string): boolean =>
  /<(?:script|svg|img|iframe)[^>]*probe\(\)|<script>probe|" autofocus onfocus=probe|href="javascript:probe/i.test(html);
