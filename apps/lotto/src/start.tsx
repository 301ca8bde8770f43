import { languageItem, modeItem } from '@livery/device/storage';
import { readLotteryFrame } from '@livery/foundation/addresses';
import { applyAppearance } from '@livery/foundation/appearance';
import { chooseLanguage, numeralsFor } from '@livery/i18n';
import { createTexts, plainReader, textLoader } from '@livery/i18n/react';
import { watchPresses, watchToggles } from '@livery/ui/press';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openFrame } from './frame/openFrame.tsx';
import { readMerchant } from './readDocument.ts';
import { firstTexts } from './textFiles.ts';
import './frame.css';

/**
 * Renders the lottery of the page's address.
 *
 * @returns resolves when it is rendered, with placeholders for content that is still loading. Rejects if the page lacks
 * the merchant's data
 */
export async function start(page: Document): Promise<void> {
  const merchant = readMerchant(page);
  const { pathname, search } = page.location;
  const address = readLotteryFrame(pathname, search, merchant.code);
  const language = chooseLanguage({ stored: address?.language ?? languageItem.read(), offered: merchant.languages });
  applyAppearance({ language, mode: modeItem.read() ?? merchant.defaultMode }, page);
  const texts = createTexts({
    language,
    load: textLoader(merchant),
    // The frame's texts have only placeholders and plural forms, so they do not need the code of i18next.
    reader: plainReader,
    numeralsOf: (code) => numeralsFor(merchant.currency, code),
  });
  const frame = openFrame({ merchant, address, texts });
  texts.preload(firstTexts);
  createRoot(page.getElementById('root')!).render(<StrictMode>{frame}</StrictMode>);
  watchPresses(page);
  watchToggles(page);
}
