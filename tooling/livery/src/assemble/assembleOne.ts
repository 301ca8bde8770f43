import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageOf } from '@livery/i18n';
import { type Merchant, type PublicMerchant, publicMerchant } from '@livery/merchant';
import { isCut } from '../cuts/pageCuts.ts';
import { botCheckFile, botCheckPage } from './botCheckPage.ts';
import type { AppManifest } from '../../../../apps/mobile/src/appManifest.ts';
import type { ClientBuild } from './client.ts';
import { compressOnce, type Encodings } from './compress.ts';
import { contentPolicy } from './contentPolicy.ts';
import { composeDocument, type DocumentParts, homeTexts } from './document.ts';
import { firstRequests } from './firstRequests.ts';
import { fontFileNames, fontsOf } from './fonts.ts';
import { hashedFolders, headersFile } from './headers.ts';
import { drawHome, type DrawnHome, type HomePage, homePageFile, type PrerenderHome } from './homePage.ts';
import { drawIcons, iconGround } from './icons.ts';
import { inlinedCss } from './inlinedCss.ts';
import { nginxConf } from './nginxConf.ts';
import { writePage } from './page.ts';
import { logoAddresses, picturesOf } from './pictures.ts';
import { replacedFile } from './replacedFiles.ts';
import { serviceWorker } from './serviceWorker.ts';
import { screensOf } from './screens.ts';
import { type Skin, createSkin } from './skin.ts';
import { splash } from './splash.ts';
import { type AllTexts, type TextFile, textFiles, textsOf } from './texts.ts';
import { webManifest } from './webManifest.ts';

export interface AssembleOptions {
  /** Holds `shared/` and `skins/`. */
  outDir: string;
  /** Cache of icons and compressed files, by content. */
  cacheDir: string;
  client: ClientBuild;
  prerenderHome: PrerenderHome;
  /** What the app says of its screens. */
  manifest: AppManifest;
  /** The product's texts. */
  texts: AllTexts;
  /** Compression with a cache: see `compressor`. */
  tight: (content: string | Buffer) => Promise<Encodings>;
  /** Has home drawn with what the gateway says. Without it, home has places for what will come. */
  drawing?: HomeDrawing | undefined;
}

interface HomeDrawing {
  /** Address of the gateway, where the merchants' pages reach it under their own host. */
  gateway: string;
  /** Hears of a home that has places all the same, because the gateway did not say what it shows. */
  failed: (code: string, reason: Error) => void;
}

/**
 * Writes one merchant's folder, `<outDir>/skins/<code>`, around the shared code. It is written beside and put in place
 * whole, so that a server never sees half a skin and several assemblers may run at once.
 */
export async function assembleOne(merchant: Merchant, options: AssembleOptions): Promise<Skin> {
  const { client, manifest, outDir, cacheDir, tight } = options;
  const { code, cdn, languages } = merchant;
  const texts = textsOf(merchant, options.texts);
  const files = textFiles(texts);
  const pictures = await picturesOf(merchant);
  const iconSource = pictures['icon.svg'];
  if (iconSource === undefined) throw new Error(`${code}/assets/icon.svg is missing: a square SVG.`);
  const icons = await drawIcons(iconSource.content.toString(), iconGround(merchant), cacheDir);
  const logo = logoAddresses(pictures);
  const pageFonts = fontsOf(merchant);
  const fonts = fontFileNames(pageFonts);
  const { body, heading } = pageFonts.drawnIn(languageOf(languages.default).tag);
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
      icons: client.icons,
      scripts: client.scripts,
    },
    icons: { tab: `/${iconSource.path}`, touch: `/${icons[0]!.path}` },
    hasWorker: true,
  };
  const page = composeDocument(documentParts);
  const screens = screensOf({ client, screens: manifest.screens, merchant, texts: shipped.texts, codeAddress });
  const policy = contentPolicy(merchant, page.inline);
  const botCheck = botCheckPage(merchant, client.scripts.botCheck);
  const home: DrawnHome = {
    merchant: shipped,
    language: languages.default,
    texts: homeTexts(merchant, texts),
  };
  const homePage: HomePage = { parts: page.parts, home, fonts: { body, heading } };
  const shellHtml = writePage(composeDocument({ ...documentParts, screens }).parts, splash(shipped));
  const ownPictures = [...Object.values(pictures), ...icons];
  // Beside those of home, the words for a network that is away or a site that is closed.
  const firstTexts = files.filter(
    ({ language, areas }) => language === languages.default && (areas.includes('home') || areas.includes('site')),
  );
  const worker = serviceWorker({
    code,
    script: client.scripts.serviceWorker,
    shellHtml,
    precache: [
      ...new Set([client.entry, ...client.preloads, ...manifest.spare.flatMap((name) => client.lazy[name] ?? [])]),
    ]
      .map(codeAddress)
      .concat([...firstTexts.map(({ path }) => `/${path}`), logo.dark, logo.light]),
    files: [
      ...client.files.map(codeAddress),
      ...[...files, ...ownPictures].map(({ path }) => `/${path}`),
      ...fonts.map((name) => `/fonts/${name}`),
    ],
    hashed: [...new Set([...hashedFolders.map((folder) => `/${folder}/`), codeAddress('assets/')])],
  });
  const skin = createSkin(merchant, {
    policy,
    botCheckPolicy: botCheck?.policy,
    logo,
    icon: `/${iconSource.path}`,
  });
  await putInPlace(join(outDir, 'skins', code), async (folder) => {
    const write = writerInto(folder);
    for (const [name, content] of [
      ['shell.html', shellHtml],
      ['sw.js', worker],
    ] as const) {
      write(name, content, compressOnce(content));
    }
    for (const language of languages.supported) {
      // Without words of its own the merchant links the product's; with some, it has the language to itself.
      if (texts[language] === options.texts[language])
        link(`../../../shared/texts/${language}`, join(folder, 'texts', language));
      else
        for (const file of files)
          if (file.language === language) write(file.path, file.content, await tight(file.content));
    }
    for (const { path, content } of ownPictures) write(path, content);
    for (const name of fonts) link(`../../../shared/fonts/${name}`, join(folder, 'fonts', name), 'file');
    keepCuts(join(outDir, 'skins', code, 'fonts'), join(folder, 'fonts'));
    // Needs the fonts, which it cuts.
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

/** Home, drawn with its content where a gateway is given and says what it is. */
async function homeOf(
  page: HomePage,
  folder: string,
  { prerenderHome, drawing, cacheDir }: AssembleOptions,
): Promise<string> {
  const { parts, home } = page;
  if (drawing !== undefined)
    try {
      return await drawHome(page, { folder, prerenderHome, gateway: drawing.gateway, cacheDir });
    } catch (error) {
      drawing.failed(home.merchant.code, error as Error);
    }
  return writePage(parts, await prerenderHome(home));
}

/** Addresses of the text files, by language and area. */
export function textAddresses(
  files: readonly Pick<TextFile, 'language' | 'areas' | 'path'>[],
): PublicMerchant['texts'] {
  const addresses: Record<string, Record<string, string>> = {};
  for (const { language, areas, path } of files)
    for (const area of areas) (addresses[language] ??= {})[area] = `/${path}`;
  return addresses;
}

/**
 * Writes files below a folder, each folder in between made once. Synchronously: dozens of small files take a fraction of
 * the time they would take through the thread pool, which compresses the code meanwhile.
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

function link(to: string, path: string, type: 'dir' | 'file' = 'dir'): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(to, path, type);
}

/** Pages that are open name the cuts of the drawings before: see `cutForPage`. */
function keepCuts(from: string, to: string): void {
  let names: string[] = [];
  try {
    names = readdirSync(from);
  } catch {
    // The first time.
  }
  for (const name of names) if (isCut(name) || name === replacedFile) copyFileSync(join(from, name), join(to, name));
}

async function putInPlace(target: string, write: (folder: string) => Promise<void>): Promise<void> {
  const mark = randomUUID();
  const [beside, old] = [join(dirname(target), `.new-${mark}`), join(dirname(target), `.old-${mark}`)];
  try {
    await mkdir(beside, { recursive: true });
    await write(beside);
    while (!(await swap(target, beside, old)));
  } finally {
    await Promise.all([beside, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Puts the new folder in place of the old. False when another assembler put its own there in between. */
async function swap(target: string, beside: string, old: string): Promise<boolean> {
  await rm(old, { recursive: true, force: true });
  try {
    await rename(target, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    await rename(beside, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}
