import type { MerchantProblem } from '@livery/merchant';
import { listMerchants } from '@livery/merchant/node';
import { readTexts } from '../assemble/texts.ts';
import { offeringPseudo, withPseudoTexts } from '../assemble/withPseudoLanguages.ts';
import { readAll } from '../merchant/readAll.ts';
import { project } from '../project.ts';
import type { ThemeEdit } from './devClient.ts';
import { type DevSkin, devSkin } from './devSkin.ts';

/** What an edit came to. */
interface Outcome {
  themes: ThemeEdit[];
  /** Codes of merchants whose pages have to reload. */
  reloads: string[];
  problems: MerchantProblem[];
}

/** All merchants in memory, each in its last good state. */
export interface Shelf {
  get: (code: string) => DevSkin | undefined;
  all: () => DevSkin[];
  /** Reads merchants anew, those named or all. A merchant with a mistake keeps its last good state. */
  refresh: (codes?: readonly string[]) => Promise<Outcome>;
}

export function openShelf(merchantsDir: string = project.merchantsDir): Shelf {
  const skins = new Map<string, DevSkin>();
  return {
    get: (code) => skins.get(code),
    all: () => [...skins.values()].toSorted((a, b) => a.skin.code.localeCompare(b.skin.code)),
    async refresh(codes) {
      const present = listMerchants(merchantsDir);
      for (const code of skins.keys()) if (!present.includes(code)) skins.delete(code);
      const { merchants, problems } = readAll(
        (codes ?? present).filter((code) => present.includes(code)),
        merchantsDir,
      );
      const texts = withPseudoTexts(readTexts());
      const outcome: Outcome = { themes: [], reloads: [], problems };
      for (const merchant of merchants) {
        const before = skins.get(merchant.code);
        const after = await devSkin(offeringPseudo(merchant), texts);
        skins.set(merchant.code, after);
        if (before === undefined) continue;
        if (!isSameButTheme(before, after)) outcome.reloads.push(merchant.code);
        else if (before.html !== after.html) outcome.themes.push({ code: merchant.code, css: after.css });
      }
      return outcome;
    },
  };
}

/** True when the two differ in what can be laid on without a reload, or not at all. */
function isSameButTheme(before: DevSkin, after: DevSkin): boolean {
  const rest = ({ merchant, files }: DevSkin) =>
    JSON.stringify([
      { ...merchant, theme: merchant.theme.defaultMode, assets: undefined },
      [...files.keys()].filter((path) => path !== '/manifest.webmanifest'),
    ]);
  return rest(before) === rest(after);
}
