import { sandboxIdentityPaths } from '@livery/api/contract';
import type { Merchant, PublicMerchant } from '@livery/merchant';

/**
 * The data of an assembled skin that this tool's servers need. Stored as `.skin.json` in the skin's folder, never
 * served.
 */
export interface Skin extends Pick<
  PublicMerchant,
  'code' | 'name' | 'licence' | 'playMoney' | 'languages' | 'defaultMode'
> {
  /** Host names in addition to `<code>.localhost`. */
  hosts: readonly string[];
  /** Content-Security-Policy of the merchant's pages. */
  policy: string;
  /** Content-Security-Policy of the bot check document, if the merchant has one. */
  botCheckPolicy?: string | undefined;
  /** Paths that the merchant set for calls, if the gateway is reached under the merchant's own host. */
  gatewayPaths: readonly string[];
  /** Taglines by language. */
  tagline: Readonly<Record<string, string>>;
  /** Addresses of the logo in each mode, below the merchant's host. */
  logo: { dark: string; light: string };
  icon: string;
  /** CSS colours of the default mode. */
  colors: { canvas: string; accent: string };
}

/** Creates the skin's data from a merchant's files, with the policies and the addresses of logo and icon. */
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

/** A merchant's own paths that the merchant's host forwards to the gateway. */
export function gatewayPathsOf({ baseUrl, paths, firebase }: Merchant['gateway']): string[] {
  const identity = firebase?.emulator === '/' ? sandboxIdentityPaths : [];
  return [...(baseUrl === '' ? Object.values(paths) : []), ...identity];
}
