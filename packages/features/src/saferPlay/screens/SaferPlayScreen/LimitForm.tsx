import { LimitFormView } from './LimitFormView.tsx';
import { type LimitFormOptions, useLimitForm } from './useLimitForm.ts';

/** The form of one limit, with its state. */
export function LimitForm(options: LimitFormOptions) {
  return <LimitFormView {...useLimitForm(options)} />;
}
