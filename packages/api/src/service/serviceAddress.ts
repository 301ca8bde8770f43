/**
 * Returns the address of a contact if it is allowed: https, a telephone number, WhatsApp or Telegram. Returns undefined
 * for all other texts. The text comes from a server, and must not contain `javascript:` or a password.
 */
export function serviceAddress(text: string): string | undefined {
  // Browsers handle white space, control characters and backslashes differently.
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  if (protocol === 'tel:') return /^tel:\+?[\d().-]{3,24}$/.test(text) ? text : undefined;
  if (!['https:', 'whatsapp:', 'tg:'].includes(protocol) || username !== '' || password !== '') return undefined;
  return href;
}
