import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lotteryFrameFiles } from '@livery/foundation/addresses';
import { languageOf } from '@livery/i18n';
import { type Merchant, type PublicMerchant, publicMerchant } from '@livery/merchant';
import { isCut } from '../cuts/pageCuts.ts';
import { botCheckFile, botCheckPage } from './botCheckPage.ts';
import type { AppManifest } from '../../../../apps/mobile/src/appManifest.ts';
import { type ClientBuild, codeFiles } from './client.ts';
import { compressOnce, type Encodings } from './compress.ts';
import { codeHashes, fontHash } from './fileHashes.ts';
import { contentHash } from './contentHash.ts';
import { contentPolicy } from './contentPolicy.ts';
import { brandCss, composeDocument, type DocumentParts, homeTexts } from './document.ts';
import { firstRequests } from './firstRequests.ts';
import { fontFileNames, fontsOf } from './fonts.ts';
import { hashedFolders, headersFile } from './headers.ts';
import { prerenderHomePage, type HomeSource, type HomePage, homePageFile, type PrerenderHome } from './homePage.ts';
import { renderIcons, iconGround } from './icons.ts';
import { inlinedCss } from './inlinedCss.ts';
import { type FrameBuild, lotteryFrameFile, lotteryFramePage, lotteryStyleFile } from './lotteryFrame.ts';
import { nginxConf } from './nginxConf.ts';
import { writePage } from './page.ts';
import { logoAddresses, logoOf, picturesOf } from './pictures.ts';
import { replaceFolder } from './replaceFolder.ts';
import { replacedFile } from './replacedFiles.ts';
import { serviceWorker } from './serviceWorker.ts';
import { type SharedPage, sharedHome, sharedPage, sharePageFile, sharePages } from './sharePages.ts';
import { renderSharePicture } from './sharePicture.ts';
import { screensOf } from './screens.ts';
import { type Skin, createSkin } from './skin.ts';
import { splash } from './splash.ts';
import { type AllTexts, type TextFile, textFiles, textsOf } from './texts.ts';
import { webManifest } from './webManifest.ts';

export interface AssembleOptions {
  /** Folder that has `shared/` (the code, fonts and texts of all merchants) and gets `skins/<code>/`. */
  outDir: string;
  /** Folder that stores icons, compressed files and cuts between runs, by a hash of their source. */
  cacheDir: string;
  /** The compiled app: names of its files, and its head scripts and styles as text. */
  client: ClientBuild;
  /** The compiled frame of lotteries. */
  frame: FrameBuild;
  /** Makes home's HTML from a merchant, a language and its texts. */
  prerenderHome: PrerenderHome;
  /** The app's description of its screens. */
  manifest: AppManifest;
  /** The product's texts, before the merchant's own wording is merged into them. */
  texts: AllTexts;
  /** Compresses the texts that the merchant overrides; made by `compressor`. */
  tight: (content: string | Buffer) => Promise<Encodings>;
  /**
   * Fills home with the gateway's replies. Without it, home has skeletons in place of banners, games and other data.
   */
  drawing?: Prerendered | undefined;
}

interface Prerendered {
  /**
   * Address of the gateway for merchants whose `gateway.json` names no gateway, because their pages reach it under
   * their own host.
   */
  gateway: string;
  /**
   * Is called with the merchant's code when the gateway did not answer. The merchant's home then has skeletons, and
   * assembling goes on.
   */
  failed: (code: string, reason: Error) => void;
}

/**
 * Writes one merchant's skin, the folder `<outDir>/skins/<code>`: its pages, texts, pictures, icons and server
 * settings, and links to `<outDir>/shared` for the files that all merchants share. An older skin of the merchant is
 * replaced.
 * @returns the data that the front server needs about the skin; the same data is in the folder as `.skin.json`
 * @throws if the merchant has no `icon.svg`, or a file can't be read, made or written. The older skin is then unchanged
 */
export async function assembleOne(merchant: Merchant, options: AssembleOptions): Promise<Skin> {
  const { client, frame, manifest, outDir, cacheDir, tight } = options;
  const { code, cdn, languages } = merchant;
  const texts = textsOf(merchant, options.texts);
  const files = textFiles(texts);
  const pictures = await picturesOf(merchant);
  const iconSource = pictures['icon.svg'];
  if (iconSource === undefined) throw new Error(`${code}/assets/icon.svg is missing: a square SVG.`);
  const icons = await renderIcons(iconSource.content.toString(), iconGround(merchant), cacheDir);
  const logo = logoAddresses(pictures);
  const { content: logoSvg } = logoOf(pictures, merchant.theme.defaultMode)!;
  const sharePicture = await renderSharePicture(logoSvg.toString(), merchant, cacheDir);
  const picture = `/${sharePicture.path}`;
  const pageFonts = fontsOf(merchant);
  const fonts = fontFileNames(pageFonts);
  const { body, heading } = pageFonts.prerenderFonts(languageOf(languages.default).tag);
  const codeAddress = (file: string) => `${cdn.assetBase}/${file}`;
  const shipped = publicMerchant(merchant, {
    texts: textAddresses(files),
    assets: { logo, icon: `/${iconSource.path}` },
  });
  const documentParts: DocumentParts = {
    merchant,
    publicMerchant: shipped,
    texts,
    pictures,
    requests: await firstRequests(merchant),
    code: {
      entry: codeAddress(client.entry),
      preloads: client.preloads.map(codeAddress),
      inlinedStyles: client.styles.map(codeAddress),
      css: inlinedCss(client, cdn.assetBase),
      mixes: client.mixes,
      icons: client.icons,
      scripts: client.scripts,
    },
    icons: { tab: `/${iconSource.path}`, touch: `/${icons[0]!.path}` },
    hasWorker: true,
  };
  const page = composeDocument({ ...documentParts, shared: sharedHome(merchant, picture) });
  const screens = screensOf({ client, screens: manifest.screens, merchant, texts: shipped.texts, codeAddress });
  const policy = contentPolicy(merchant, page.inline);
  const botCheck = botCheckPage(merchant, client.scripts, texts);
  const home: HomeSource = {
    merchant: shipped,
    language: languages.default,
    texts: homeTexts(merchant, texts),
  };
  const homePage: HomePage = { parts: page.parts, home, fonts: { body, heading } };
  const shellOf = (shared?: SharedPage) =>
    writePage(composeDocument({ ...documentParts, screens, shared }).parts, splash(shipped));
  const shellHtml = shellOf();
  const ownPictures = [...Object.values(pictures), ...icons, sharePicture];
  // The service worker stores home's texts and the texts of `site`, which report a missing network or a closed site.
  const firstTexts = files.filter(
    ({ language, areas }) => language === languages.default && (areas.includes('home') || areas.includes('site')),
  );
  const worker = serviceWorker({
    code,
    script: client.scripts.serviceWorker,
    shellHtml,
    precache: [
      ...new Set([client.entry, ...client.preloads, ...manifest.spare.flatMap((name) => codeFiles(client, name))]),
    ]
      .map(codeAddress)
      .concat([...firstTexts.map(({ path }) => `/${path}`), logo.dark, logo.light]),
    files: Object.fromEntries([
      ...[...codeHashes(client), ...codeHashes(frame)].map(([file, hash]) => [codeAddress(file), hash]),
      ...[...files, ...ownPictures].map(({ path, content }) => [`/${path}`, contentHash(content)]),
      ...(await Promise.all(fonts.map(async (name) => [`/fonts/${name}`, await fontHash(name)]))),
    ]),
    hashed: [...new Set([...hashedFolders.map((folder) => `/${folder}/`), codeAddress('assets/')])],
  });
  const frameStyle = brandCss(merchant, pictures, frame.mixes);
  const framePage = lotteryFramePage({
    merchant,
    publicMerchant: shipped,
    texts,
    scripts: client.scripts,
    build: frame,
    codeAddress,
  });
  const frameFiles = JSON.stringify([...frame.styles, ...frame.preloads, frame.entry].map(codeAddress));
  const skin = createSkin(merchant, {
    policy,
    botCheckPolicy: botCheck?.policy,
    logo,
    icon: `/${iconSource.path}`,
  });
  await replaceFolder(join(outDir, 'skins', code), async (folder) => {
    const write = writerInto(folder);
    for (const [name, content] of [
      ['shell.html', shellHtml],
      // Static hosts send it with status 404 for missing files. Some of them send home with 200 if this file is
      // missing.
      ['404.html', shellHtml],
      ...sharePages.map(
        (one) => [sharePageFile(one.path)!.slice(1), shellOf(sharedPage(one, { merchant, texts, picture }))] as const,
      ),
      ['sw.js', worker],
      [lotteryFrameFile, framePage],
      [lotteryStyleFile(code), frameStyle],
      [lotteryFrameFiles.slice(1), frameFiles],
    ] as const) {
      write(name, content, compressOnce(content));
    }
    for (const language of languages.supported) {
      // If the merchant overrides no text of a language, `textsOf` returns the product's own object, so a link to the
      // product's files is enough. Otherwise all files of the language belong to the merchant.
      if (texts[language] === options.texts[language])
        link(`../../../shared/texts/${language}`, join(folder, 'texts', language));
      else
        for (const file of files)
          if (file.language === language) write(file.path, file.content, await tight(file.content));
    }
    for (const { path, content } of ownPictures) write(path, content);
    for (const name of fonts) link(`../../../shared/fonts/${name}`, join(folder, 'fonts', name), 'file');
    copyCuts(join(outDir, 'skins', code, 'fonts'), join(folder, 'fonts'));
    // Must run after the fonts are linked: it reads them and writes the cuts into their folder.
    const homeHtml = await homeOf(homePage, folder, options);
    write('index.html', homeHtml, compressOnce(homeHtml));
    write('manifest.webmanifest', webManifest(merchant, { scalable: iconSource.path, bitmaps: icons }));
    if (botCheck !== undefined) write(botCheckFile, botCheck.html);
    write('_headers', headersFile(policy, botCheck?.policy));
    write('nginx.conf', nginxConf(merchant, policy, botCheck?.policy));
    write('.skin.json', JSON.stringify(skin));
    write(homePageFile, JSON.stringify(homePage));
    link('../../shared/assets', join(folder, 'assets'));
  });
  return skin;
}

/**
 * Makes the HTML of home's page. If `drawing` names a gateway and the gateway answers, home has its banners, games and
 * other data. Otherwise it has skeletons. If the gateway does not answer, this reports it to `drawing.failed` and does
 * not throw.
 * @param folder the folder that the skin is being written into; its `fonts` get the cuts for the words on the page
 */
async function homeOf(
  page: HomePage,
  folder: string,
  { prerenderHome, drawing, cacheDir }: AssembleOptions,
): Promise<string> {
  const { parts, home } = page;
  if (drawing !== undefined)
    try {
      return await prerenderHomePage(page, { folder, prerenderHome, gateway: drawing.gateway, cacheDir });
    } catch (error) {
      drawing.failed(home.merchant.code, error as Error);
    }
  return writePage(parts, await prerenderHome(home));
}

/** Maps language and area to the address of the file with the area's texts. Several areas may share a file. */
export function textAddresses(
  files: readonly Pick<TextFile, 'language' | 'areas' | 'path'>[],
): PublicMerchant['texts'] {
  const addresses: Record<string, Record<string, string>> = {};
  for (const { language, areas, path } of files)
    for (const area of areas) (addresses[language] ??= {})[area] = `/${path}`;
  return addresses;
}

/**
 * Returns a function that writes a file, and its `.br` and `.gz` if they are given, at a path below `folder`. It
 * creates missing folders. It writes synchronously. Asynchronous writes would wait in Node's thread pool behind the
 * compression of the code, and dozens of small files would take several times as long.
 */
function writerInto(folder: string) {
  const made = new Set<string>();
  return (path: string, content: string | Buffer, encodings?: Encodings) => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(target, content);
    if (encodings === undefined) return;
    writeFileSync(`${target}.br`, encodings.br);
    writeFileSync(`${target}.gz`, encodings.gz);
  };
}

/** Makes a symbolic link at `path`. @param to its target, relative to the folder that contains the link */
function link(to: string, path: string, type: 'dir' | 'file' = 'dir'): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(to, path, type);
}

/**
 * Copies the cuts from the older skin's font folder into the new one, with the record of when each was replaced. Open
 * pages still request them; `cutForPage` removes them a day after they were replaced. Does nothing if there is no older
 * skin.
 */
function copyCuts(from: string, to: string): void {
  let names: string[] = [];
  try {
    names = readdirSync(from);
  } catch {
    // There is no older skin.
  }
  for (const name of names) if (isCut(name) || name === replacedFile) copyFileSync(join(from, name), join(to, name));
}
