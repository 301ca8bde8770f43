import type { FormChecks } from '@livery/foundation/forms';

/** For views whose stories do not test the validation of fields. */
export const noChecks: FormChecks = { onBlur: () => {}, onPaste: () => {}, onSubmitCapture: () => {} };
