import * as v from 'valibot';
import { providers } from './identityTokens.ts';

/** Parameters that Firebase's client adds to the page's address. The page repeats them in its form. */
export const accountRequest = v.object({
  apiKey: v.string(),
  authType: v.picklist(['signInViaPopup', 'signInViaRedirect']),
  providerId: v.picklist(providers),
  eventId: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  redirectUrl: v.pipe(v.string(), v.maxLength(2_048)),
});

export type AccountRequest = v.InferOutput<typeof accountRequest>;
