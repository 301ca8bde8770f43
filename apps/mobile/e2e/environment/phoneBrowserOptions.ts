import { browserOptions } from '@livery/config/browser';
import { phoneFonts } from './phoneFonts.ts';

/** How the end-to-end tests launch a browser: it sets text in a phone's fonts. */
export const phoneBrowserOptions = () => ({
  ...browserOptions(),
  env: { ...process.env, FONTCONFIG_FILE: phoneFonts() },
});
