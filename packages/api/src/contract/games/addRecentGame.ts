import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { language } from '../values/language.ts';
import { shortText } from '../values/shortText.ts';
import { successValue } from '../values/successValue.ts';

// A GET that writes, because the specification defines this path. A repeated request changes only the time.
export const addRecentGame = defineCall({
  name: 'addRecentGame',
  method: 'GET',
  path: '/wps/relay/MCS2_addRecentGame',
  access: 'signedIn',
  query: v.strictObject({ nodeId: shortText, vendor: shortText, language: v.optional(language) }),
  value: successValue,
  failures: ['NOT_FOUND'],
});

export const summary = 'Puts a game first in the list of recently opened games. launchGame does this automatically.';

export const sample: CallValue<typeof addRecentGame> = { success: true };
