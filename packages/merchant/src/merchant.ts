import type { Dialect } from './resolve/resolveDialect.ts';
import type { CdnFile } from './schema/cdn.schema.ts';
import type { GatewayFile } from './schema/gateway.schema.ts';
import type { LanguagesFile } from './schema/languages.schema.ts';
import type { MerchantFile } from './schema/merchant.schema.ts';
import type { SwitchName } from './schema/switches.schema.ts';
import type { TextsFile } from './schema/texts.schema.ts';
import type { Theme } from './theme/theme.schema.ts';

/** The version of a screen. */
export type TemplateVersion = 'base' | 'new';

/** A resolved merchant: its own values merged over `_base`. */
export interface Merchant extends Omit<MerchantFile, '$schema'> {
  switches: Readonly<Record<SwitchName, boolean>>;
  templates: { memberCentre: TemplateVersion; deposit: TemplateVersion };
  languages: Omit<LanguagesFile, '$schema'>;
  theme: Theme;
  cdn: Omit<CdnFile, '$schema'>;
  gateway: Omit<GatewayFile, '$schema' | 'dialect'> & {
    /** Missing if the gateway expects the same requests as the reference gateway. */
    dialect?: Dialect;
  };
  /** Texts that this merchant replaces, by the gateway's code of the language. */
  texts: Readonly<Record<string, TextsFile>>;
  /** Files of `assets/`, by their path in it, for example `logo.svg`. The value is the absolute path of the file. */
  assets: Readonly<Record<string, string>>;
}

/**
 * The valid parts of a merchant's files. Mistakes in other files do not affect a part: it is equal to the part of the
 * whole merchant, or it is missing.
 */
export type MerchantParts = Pick<Merchant, 'code'> & Partial<Merchant>;

/** Addresses of the logo by the mode of the page. */
export interface Logo {
  dark: string;
  light: string;
}

/** The part of a merchant that its HTML contains for the app. Everything in it is public. */
export interface PublicMerchant extends Pick<
  Merchant,
  | 'code'
  | 'name'
  | 'playMoney'
  | 'footer'
  | 'homeBlocks'
  | 'currency'
  | 'timeZone'
  | 'switches'
  | 'templates'
  | 'languages'
  | 'cdn'
> {
  /** The licence without the data that the gateway returns in a call. */
  licence: Omit<Merchant['licence'], 'saferPlay'>;
  /** The gateway's settings without the data that the gateway returns in a call. */
  gateway: Omit<Merchant['gateway'], 'registration'>;
  defaultMode: Theme['defaultMode'];
  /** Addresses of the text files by language and area: `texts.EN.auth`. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Addresses of the merchant's pictures. `logo` has a file for each mode. In the header, the background colour decides
   * which file is used. `icon` is square.
   */
  assets: { logo: Logo; headerLogo: Logo; icon: string };
}
