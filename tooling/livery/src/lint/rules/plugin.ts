import { namesSaySomething } from './namesSaySomething.ts';
import { noFloatForMoney } from './noFloatForMoney.ts';
import { noLiteralAddresses } from './noLiteralAddresses.ts';
import { noMerchantByName } from './noMerchantByName.ts';
import { placesAreFilled } from './placesAreFilled.ts';
import { supportedBrowsers } from './supportedBrowsers.ts';
import { viewTakesProps } from './viewTakesProps.ts';
import { whoMayImportWhom } from './whoMayImportWhom.ts';
import { wordsAreTexts } from './wordsAreTexts.ts';

// oxlint takes a plugin from a default export and no other.
export default {
  meta: { name: 'livery' },
  rules: {
    'who-may-import-whom': whoMayImportWhom,
    'no-merchant-by-name': noMerchantByName,
    'no-float-for-money': noFloatForMoney,
    'no-literal-addresses': noLiteralAddresses,
    'view-takes-props': viewTakesProps,
    'names-say-something': namesSaySomething,
    'places-are-filled': placesAreFilled,
    'supported-browsers': supportedBrowsers,
    'words-are-texts': wordsAreTexts,
  },
};
