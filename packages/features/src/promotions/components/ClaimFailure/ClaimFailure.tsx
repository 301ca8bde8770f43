import { OwnLimitFailure } from '@livery/foundation/failure';
import { FormError } from '@livery/ui';

export interface ClaimFailureProps {
  /**
   * The reason why a claim failed. Undefined without a failure. Leave the component mounted, so that a screen reader
   * announces a later failure.
   */
  failure: { text: string; isOwnLimit: boolean } | undefined;
}

/** The reason why a claim failed. If the member's own break forbids it, it links to safer play. Texts: `shell`. */
export function ClaimFailure({ failure }: ClaimFailureProps) {
  return (
    <FormError>
      {failure && (failure.isOwnLimit ? <OwnLimitFailure>{failure.text}</OwnLimitFailure> : failure.text)}
    </FormError>
  );
}
