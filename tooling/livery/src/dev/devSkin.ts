import { join } from 'node:path';
import { botCheckFile, botCheckPage } from '../assemble/botCheckPage.ts';
import { type Merchant, publicMerchant } from '@livery/merchant';
import type { PageScripts } from '../../../../apps/mobile/pageScripts/pageScriptFiles.ts';
import { textAddresses } from '../assemble/assembleOne.ts';
import { brandCss, composeDocument } from '../assemble/document.ts';
import { writePage } from '../assemble/page.ts';
import { lotteryFramePage, lotteryStyleFile } from '../assemble/lotteryFrame.ts';
import { project } from '../project.ts';
import { firstRequests } from '../assemble/firstRequests.ts';
import { fontFileNames, fontFiles, fontsOf } from '../assemble/fonts.ts';
import { logoAddresses, picturesOf } from '../assemble/pictures.ts';
import { type Skin, createSkin } from '../assemble/skin.ts';
import { type AllTexts, textFiles, textsOf } from '../assemble/texts.ts';
import { webManifest } from '../assemble/webManifest.ts';
import { devClientAddress } from './devClient.ts';

/** A merchant in the dev server: served from memory, with code directly from source. */
export interface DevSkin {
  merchant: Merchant;
  skin: Skin;
  html: string;
  /** The document for the frame of a lottery. */
  frameHtml: string;
  /** The theme that is inline in `html`. */
  css: string;
  /** The scripts that are inline in `html`. */
  scripts: PageScripts;
  /** The merchant's other files, by address. */
  files: ReadonlyMap<string, string | Buffer>;
}

/** Makes a merchant's pages and files for code that comes from source. Rejects if its icon or logo is missing. */
export async function devSkin(merchant: Merchant, productTexts: AllTexts, scripts: PageScripts): Promise<DevSkin> {
  const texts = textsOf(merchant, productTexts);
  const words = textFiles(texts);
  const pictures = await picturesOf(merchant);
  const logo = logoAddresses(pictures);
  const icon = `/${pictures['icon.svg']!.path}`;
  const fonts = await Promise.all(
    fontFileNames(fontsOf(merchant)).map(async (name) => [`/fonts/${name}`, await fontFiles.get(name)!()] as const),
  );
  const shipped = publicMerchant(merchant, { texts: textAddresses(words), assets: { logo, icon } });
  const css = brandCss(merchant, pictures);
  const client = `<script type="module" src="${devClientAddress}"></script>`;
  const page = composeDocument({
    merchant,
    texts,
    pictures,
    requests: await firstRequests(merchant),
    publicMerchant: shipped,
    code: {
      entry: '/src/main.tsx',
      preloads: [],
      inlinedStyles: [],
      css: '',
      mixes: [],
      icons: '',
      scripts,
      // Without this style sheet, the page would have no styles until the code has loaded.
      head: `<link rel="stylesheet" href="/src/boot/app.css">${client}`,
    },
    icons: { tab: icon, touch: icon },
    hasWorker: false,
  });
  const botCheck = botCheckPage(merchant, scripts, texts);
  return {
    merchant,
    // Vite's client needs inline scripts and styles. `pnpm start` and the end-to-end tests use the real policy.
    skin: createSkin(merchant, { policy: '', logo, icon }),
    html: writePage(page.parts, ''),
    frameHtml: lotteryFramePage({
      merchant,
      publicMerchant: shipped,
      texts,
      scripts,
      build: { entry: 'src/main.tsx', preloads: [], styles: [] },
      codeAddress: (file) => `/@fs${join(project.lottoDir, file)}`,
      head: client,
    }),
    scripts,
    css,
    files: new Map<string, string | Buffer>([
      ...[...words, ...Object.values(pictures)].map(({ path, content }) => [`/${path}`, content] as const),
      ...fonts,
      ...(botCheck === undefined ? [] : [[`/${botCheckFile}`, botCheck.html] as const]),
      [`/${lotteryStyleFile(merchant.code)}`, css],
      ['/manifest.webmanifest', webManifest(merchant, { scalable: pictures['icon.svg']!.path, bitmaps: [] })],
    ]),
  };
}
