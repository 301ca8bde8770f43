import { checkReply } from '../../malformed/checkReply.ts';
import type { RawReply } from '../../malformed/sendRaw.ts';
import { signs } from './texts.ts';

/** What is wrong with the reply to a call that was probed; undefined where nothing is. */
export function judgeReply(reply: RawReply): string | undefined {
  return checkReply(reply) ?? judgeHead(reply, /^application\/json\b/) ?? judgeText(reply.body);
}

/** Headers that a reply has whatever was asked, and none that a text may have put there. */
export function judgeHead({ headers }: Pick<RawReply, 'headers'>, type?: RegExp): string | undefined {
  if (headers.has('x-injected')) return 'a header that the caller wrote';
  if (/probe/.test(headers.get('set-cookie') ?? '')) return 'a cookie that the caller wrote';
  if (headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff';
  const found = headers.get('content-type') ?? '';
  return type === undefined || type.test(found) ? undefined : `Content-Type ${found}`;
}

/** Signs of something that was executed, or of the inside. */
export const judgeText = (text: string): string | undefined => signs.find(([, sign]) => sign.test(text))?.[0];

/** Markup of a probe that a browser would run. */
export const isRunnable = (html: string): boolean =>
  /<(?:script|svg|img|iframe)[^>]*probe\(\)|<script>probe|" autofocus onfocus=probe|href="javascript:probe/i.test(html);
