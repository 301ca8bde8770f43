import { browserOptions } from '@livery/config/browser';
import { phoneFonts } from './phoneFonts.ts';

/** Browser options of the end-to-end tests. With them, text uses a phone's fonts. */
export const phoneBrowserOptions = () => ({
  ...browserOptions(),
  env: { ...process.env, FONTCONFIG_FILE: phoneFonts() },
});
