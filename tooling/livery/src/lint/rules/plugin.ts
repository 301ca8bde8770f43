import { descriptiveNames } from './descriptiveNames.ts';
import { noFloatForMoney } from './noFloatForMoney.ts';
import { noLiteralAddresses } from './noLiteralAddresses.ts';
import { noMerchantByName } from './noMerchantByName.ts';
import { filledPlaceholders } from './filledPlaceholders.ts';
import { supportedBrowsers } from './supportedBrowsers.ts';
import { viewTakesProps } from './viewTakesProps.ts';
import { importBoundaries } from './importBoundaries.ts';
import { noHardCodedText } from './noHardCodedText.ts';

// oxlint takes a plugin from a default export and no other.
export default {
  meta: { name: 'livery' },
  rules: {
    'import-boundaries': importBoundaries,
    'no-merchant-by-name': noMerchantByName,
    'no-float-for-money': noFloatForMoney,
    'no-literal-addresses': noLiteralAddresses,
    'view-takes-props': viewTakesProps,
    'descriptive-names': descriptiveNames,
    'filled-placeholders': filledPlaceholders,
    'supported-browsers': supportedBrowsers,
    'no-hard-coded-text': noHardCodedText,
  },
};
