import type { FormChecks } from '@livery/foundation/forms';

/** For a view whose story is not about when its fields are checked. */
export const noChecks: FormChecks = { onBlur: () => {}, onPaste: () => {}, onSubmitCapture: () => {} };
