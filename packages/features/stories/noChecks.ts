import type { FormChecks } from '@livery/foundation/forms';

/** Form checks that do nothing, for stories that do not test the validation of fields. */
export const noChecks: FormChecks = { onBlur: () => {}, onPaste: () => {}, onSubmitCapture: () => {} };
