/** Where a link in content leads: a path of our own, or an address elsewhere. */
export interface ContentLink {
  href: string;
  isOwn: boolean;
}

/**
 * A link out of content, if it may be followed: our own paths, https, a telephone number, an e-mail address. Undefined for
 * anything else, and for what browsers read in different ways: white space, control characters, backslashes, a name before
 * the host.
 */
export function linkOf(address: string | null, origin: string = window.location.origin): ContentLink | undefined {
  const text = address?.trim() ?? '';
  if (text === '' || /[\s\p{Cc}\\]/u.test(text)) return undefined;
  if (/^(tel|mailto):[^:/]+$/i.test(text)) return { href: text, isOwn: false };
  if (/^\/(?!\/)/.test(text)) return { href: text, isOwn: true };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, origin: target, username, password, pathname, search, hash, href } = new URL(text);
  if (username !== '' || password !== '') return undefined;
  if (target === origin) return { href: pathname.replace(/^\/+/, '/') + search + hash, isOwn: true };
  return protocol === 'https:' ? { href, isOwn: false } : undefined;
}
