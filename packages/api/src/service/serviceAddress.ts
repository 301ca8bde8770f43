/**
 * Address that a contact may open, made whole: https, a telephone number, WhatsApp or Telegram. Undefined for anything
 * else: it came from a server, and `javascript:` or a password within it must not get through.
 */
export function serviceAddress(text: string): string | undefined {
  // White space, control characters and backslashes read differently from browser to browser.
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  if (protocol === 'tel:') return /^tel:\+?[\d().-]{3,24}$/.test(text) ? text : undefined;
  if (!['https:', 'whatsapp:', 'tg:'].includes(protocol) || username !== '' || password !== '') return undefined;
  return href;
}
