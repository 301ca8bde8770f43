import { readFile } from 'node:fs/promises';
import type { Merchant } from '@livery/merchant';
import { iconGround, renderIcons } from './icons.ts';
import { logoOf } from './pictures.ts';
import { renderSharePicture } from './sharePicture.ts';

/**
 * Renders the icons and the share pictures of merchants into `cacheDir` before the assemble step needs them. They need
 * no code, so this can run while the app compiles. It reports no failure: assembling the merchant has the same failure
 * again, and can name the merchant.
 */
export async function prerenderIcons(merchants: readonly Merchant[], cacheDir: string): Promise<void> {
  await Promise.allSettled(
    merchants.flatMap((merchant) => [
      renderFrom(merchant.assets['icon.svg'], (svg) => renderIcons(svg, iconGround(merchant), cacheDir)),
      renderFrom(logoOf(merchant.assets, merchant.theme.defaultMode), (svg) =>
        renderSharePicture(svg, merchant, cacheDir),
      ),
    ]),
  );
}

async function renderFrom(file: string | undefined, render: (svg: string) => Promise<unknown>): Promise<void> {
  if (file !== undefined) await render(await readFile(file, 'utf8'));
}
