import type { MerchantProblem } from '@livery/merchant';
import { listMerchants } from '@livery/merchant/node';
import { readTexts } from '../assemble/texts.ts';
import { offeringPseudo, withPseudoTexts } from '../assemble/withPseudoLanguages.ts';
import { buildPageScripts } from '../../../../apps/mobile/pageScripts/pageScripts.ts';
import { readAll } from '../merchant/readAll.ts';
import { project } from '../project.ts';
import type { ThemeEdit } from './devClient.ts';
import { type DevSkin, devSkin } from './devSkin.ts';

/** The result of reading merchants again. */
interface Refreshed {
  themes: ThemeEdit[];
  /** Codes of merchants whose pages must reload. */
  reloads: string[];
  problems: MerchantProblem[];
}

/** All merchants in memory. A merchant with a mistake in its files keeps its last valid state. */
export interface DevSkins {
  get: (code: string) => DevSkin | undefined;
  all: () => DevSkin[];
  /** Reads the named merchants again, or all. A merchant with a mistake stays unchanged. */
  refresh: (codes?: readonly string[]) => Promise<Refreshed>;
  /**
   * Builds the inline scripts of the pages again. Pages use them after the next `refresh`. Rejects with the mistakes in
   * them; the previous scripts then stay.
   */
  rebuildScripts: () => Promise<void>;
  /** Whether a file is part of the inline scripts of the pages. */
  isScriptSource: (path: string) => boolean;
}

export function createDevSkins(merchantsDir: string = project.merchantsDir): DevSkins {
  const skins = new Map<string, DevSkin>();
  let built = buildPageScripts();
  let sources: ReadonlySet<string> = new Set();
  return {
    get: (code) => skins.get(code),
    all: () => [...skins.values()].toSorted((a, b) => a.skin.code.localeCompare(b.skin.code)),
    async rebuildScripts() {
      const next = await buildPageScripts();
      built = Promise.resolve(next);
    },
    isScriptSource: (path) => sources.has(path),
    async refresh(codes) {
      const present = listMerchants(merchantsDir);
      for (const code of skins.keys()) if (!present.includes(code)) skins.delete(code);
      const { merchants, problems } = readAll(
        (codes ?? present).filter((code) => present.includes(code)),
        merchantsDir,
      );
      const texts = withPseudoTexts(readTexts());
      const { scripts, sources: current } = await built;
      sources = current;
      const outcome: Refreshed = { themes: [], reloads: [], problems };
      for (const merchant of merchants) {
        const before = skins.get(merchant.code);
        const after = await devSkin(offeringPseudo(merchant), texts, scripts);
        skins.set(merchant.code, after);
        if (before === undefined) continue;
        if (!isSameButTheme(before, after)) outcome.reloads.push(merchant.code);
        else if (before.html !== after.html) outcome.themes.push({ code: merchant.code, css: after.css });
      }
      return outcome;
    },
  };
}

/** Whether the two are equal, or differ only in parts that a page can apply without a reload. */
function isSameButTheme(before: DevSkin, after: DevSkin): boolean {
  const rest = ({ merchant, files, scripts }: DevSkin) =>
    JSON.stringify([
      scripts,
      { ...merchant, theme: merchant.theme.defaultMode, assets: undefined },
      [...files.keys()].filter((path) => path !== '/manifest.webmanifest'),
    ]);
  return rest(before) === rest(after);
}
