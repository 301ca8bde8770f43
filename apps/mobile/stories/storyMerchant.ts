import { publicMerchant, type PublicMerchant, resolveMerchant } from '@livery/merchant';
import { logoOf, pictureOf } from '../../../packages/ui/.storybook/skins.ts';
import { gamePictures } from '../../../packages/features/stories/gamePictures.ts';

const files: Record<string, unknown> = import.meta.glob('../../../merchants/*/*.json', {
  eager: true,
  import: 'default',
});
const assets: Record<string, string> = import.meta.glob('../../../merchants/*/assets/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the contents of a merchant's folder, by their name in the folder. */
const inFolder = <Value>(found: Readonly<Record<string, Value>>, folder: string) =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, value]) => [path.slice(folder.length + 1), value]),
  );

function folderOf(code: string) {
  const folder = `../../../merchants/${code}`;
  return { code, files: inFolder(files, folder), texts: {}, assets: inFolder(assets, `${folder}/assets`) };
}

/** A picture server whose every address is the same picture, because the path after it is only a fragment. */
const pictureServer = `${gamePictures[0]}#`;

/**
 * Returns a merchant as its page contains it, from its folder. Its gateway is at the page's own host, and its games
 * have a picture that needs no network. The base `_base` is not a merchant, so its theme is shown with the first
 * merchant's name and switches.
 */
export function storyMerchant(toolbar: string, switches: Partial<PublicMerchant['switches']>): PublicMerchant {
  const code = toolbar === '_base' ? 'aurora' : toolbar;
  const { merchant, problems } = resolveMerchant(folderOf('_base'), folderOf(code));
  if (merchant === undefined) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  const whole = publicMerchant(merchant, {
    texts: {},
    assets: { logo: logoOf(code), icon: pictureOf(code, 'icon.svg') },
  });
  return {
    ...whole,
    switches: { ...whole.switches, ...switches },
    cdn: { assetBase: '', imageCdn: [pictureServer] },
    gateway: { ...whole.gateway, baseUrl: '', paths: {} },
  };
}
