/** Target of a link in content: a path of the app, or an external address. */
export interface ContentLink {
  href: string;
  isOwn: boolean;
}

/**
 * The target of a link in content. Allowed are paths of the app, https addresses, telephone numbers and e-mail
 * addresses. Undefined for all others, and for addresses that browsers may parse in different ways: with white space,
 * control characters, backslashes, or a user name before the host.
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
