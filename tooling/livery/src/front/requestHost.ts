import type { Skin } from '../assemble/skin.ts';

/** The target of a request, by its Host header. */
export type Addressee =
  | { kind: 'skin'; code: string }
  /** `play.<code>.localhost`, which serves the games of a merchant: another origin than the app's. */
  | { kind: 'play'; code: string }
  /** The machine itself: the index page and the choice of a merchant by cookie. */
  | { kind: 'index' }
  /** `<something>.localhost` without a merchant of that code. */
  | { kind: 'unknownMerchant'; written: string }
  /** A host that this server does not serve. */
  | { kind: 'unknownHost' };

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `<code>.localhost` and a merchant's own host names select its skin; the machine's own names show the index. */
export function addresseeOf(hostHeader: string | undefined, skins: readonly Pick<Skin, 'code' | 'hosts'>[]): Addressee {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (ownNames.has(host)) return { kind: 'index' };
  const byHost = skins.find(({ hosts }) => hosts.includes(host));
  if (byHost !== undefined) return { kind: 'skin', code: byHost.code };
  if (!host.endsWith('.localhost')) return { kind: 'unknownHost' };
  const written = host.slice(0, -'.localhost'.length);
  const played = written.startsWith('play.') ? written.slice('play.'.length) : undefined;
  if (skins.some(({ code }) => code === played)) return { kind: 'play', code: played! };
  return skins.some(({ code }) => code === written)
    ? { kind: 'skin', code: written }
    : { kind: 'unknownMerchant', written };
}
