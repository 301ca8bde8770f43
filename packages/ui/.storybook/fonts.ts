/// <reference types="vite/client" />
import { languages } from '@livery/i18n';
import type { Theme } from '@livery/merchant/theme';
import { type PageFonts, pageFonts } from '@livery/fonts';

const files: Record<string, string> = import.meta.glob('../../fonts/src/files/*.woff2', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The web fonts of a merchant in every language, so that the toolbar can change the language without a reload. */
export function fontsOf({ font }: Theme): PageFonts {
  return pageFonts({
    chosen: { body: font.body.$value, heading: font.heading.$value },
    tags: Object.values(languages).map(({ tag }) => tag),
    addressOf: ({ id }) => new URL(files[`../../fonts/src/files/${id}.woff2`] ?? '', document.baseURI).href,
  });
}
