import type { Dialect } from './resolve/resolveDialect.ts';
import type { CdnFile } from './schema/cdn.schema.ts';
import type { GatewayFile } from './schema/gateway.schema.ts';
import type { LanguagesFile } from './schema/languages.schema.ts';
import type { MerchantFile } from './schema/merchant.schema.ts';
import type { SwitchName } from './schema/switches.schema.ts';
import type { TextsFile } from './schema/texts.schema.ts';
import type { Theme } from './theme/theme.schema.ts';

/** Which version of a screen a merchant shows. */
export type TemplateVersion = 'base' | 'new';

/** A resolved merchant: its differences merged over `_base`. */
export interface Merchant extends Omit<MerchantFile, '$schema'> {
  switches: Readonly<Record<SwitchName, boolean>>;
  templates: { memberCentre: TemplateVersion; deposit: TemplateVersion };
  languages: Omit<LanguagesFile, '$schema'>;
  theme: Theme;
  cdn: Omit<CdnFile, '$schema'>;
  gateway: Omit<GatewayFile, '$schema' | 'dialect'> & {
    /** Left out for a gateway that reads requests as the reference gateway does. */
    dialect?: Dialect;
  };
  /** Texts that this merchant words in its own way, by gateway language code. */
  texts: Readonly<Record<string, TextsFile>>;
  /** Files of `assets/`, by their path in it, such as `logo.svg`. The value is the file's absolute path. */
  assets: Readonly<Record<string, string>>;
}

/**
 * What of a merchant's files is right by itself, whatever is wrong with the others: each part as in the whole merchant,
 * or left out.
 */
export type MerchantParts = Pick<Merchant, 'code'> & Partial<Merchant>;

/** Addresses of the logo's drawings by the mode of the page. */
export interface Logo {
  dark: string;
  light: string;
}

/** The part of a merchant that its HTML carries for the app. Everything here is public. */
export interface PublicMerchant extends Pick<
  Merchant,
  'code' | 'name' | 'playMoney' | 'footer' | 'currency' | 'timeZone' | 'switches' | 'templates' | 'languages' | 'cdn'
> {
  /** Without what the gateway answers when it is asked. */
  licence: Omit<Merchant['licence'], 'saferPlay'>;
  /** Likewise. */
  gateway: Omit<Merchant['gateway'], 'registration'>;
  defaultMode: Theme['defaultMode'];
  /** Addresses of the text files by language and area: `texts.EN.auth`. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Addresses of the merchant's own pictures. `logo` has a drawing for each mode; in the header its ground decides
   * which one. `icon` is square.
   */
  assets: { logo: Logo; headerLogo: Logo; icon: string };
}
