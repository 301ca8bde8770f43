import { sandboxIdentityPaths } from '@livery/api/contract';
import type { Merchant, PublicMerchant } from '@livery/merchant';

/** What the servers of this tool need to know of an assembled skin. Stands as `.skin.json` in its folder, never served. */
export interface Skin extends Pick<
  PublicMerchant,
  'code' | 'name' | 'licence' | 'playMoney' | 'languages' | 'defaultMode'
> {
  /** Host names besides `<code>.localhost`. */
  hosts: readonly string[];
  /** Content-Security-Policy of its pages. */
  policy: string;
  /** That of the document its bot check stands in, where it has one. */
  botCheckPolicy?: string | undefined;
  /** Paths that the merchant gave calls, where the gateway is reached under the merchant's own host. */
  gatewayPaths: readonly string[];
  /** By language. */
  tagline: Readonly<Record<string, string>>;
  /** Addresses below the merchant's host. */
  logo: { dark: string; light: string };
  icon: string;
  /** Of the default mode, as CSS colours. */
  colors: { canvas: string; accent: string };
}

/** What a merchant's files say, and where its pages and pictures ended up. */
export function createSkin(
  merchant: Merchant,
  { policy, botCheckPolicy, logo, icon }: Pick<Skin, 'policy' | 'botCheckPolicy' | 'logo' | 'icon'>,
): Skin {
  const { code, hosts, name, tagline, licence, languages, playMoney, theme, gateway } = merchant;
  const { canvas, accent } = theme.color[theme.defaultMode];
  return {
    code,
    hosts,
    policy,
    ...(botCheckPolicy !== undefined && { botCheckPolicy }),
    name,
    tagline,
    licence,
    languages,
    playMoney,
    logo,
    icon,
    defaultMode: theme.defaultMode,
    gatewayPaths: gatewayPathsOf(gateway),
    colors: { canvas: canvas.$value, accent: accent.$value },
  };
}

/** Paths of a merchant's own that lead to the gateway under the merchant's host. */
export function gatewayPathsOf({ baseUrl, paths, firebase }: Merchant['gateway']): string[] {
  const identity = firebase?.emulator === '/' ? sandboxIdentityPaths : [];
  return [...(baseUrl === '' ? Object.values(paths) : []), ...identity];
}
