import { OwnLimitFailure } from '@livery/foundation/failure';
import { FormError } from '@livery/ui';

export interface ClaimFailureProps {
  /**
   * Why a claim did not go through. Undefined where nothing is wrong: leave it in its place, so that it is said aloud
   * when it comes.
   */
  failure: { text: string; isOwnLimit: boolean } | undefined;
}

/** Why a claim did not go through, with the way to safer play where a break of the member's own forbids it. Texts: `shell`. */
export function ClaimFailure({ failure }: ClaimFailureProps) {
  return (
    <FormError>
      {failure && (failure.isOwnLimit ? <OwnLimitFailure>{failure.text}</OwnLimitFailure> : failure.text)}
    </FormError>
  );
}
