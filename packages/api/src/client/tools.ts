// For tools that send requests as the client does. These exports are not in `index.ts`, because the app loads their
// code on demand.
export { allowedHeaders } from './corsHeaders.ts';
export { adaptFetch, adaptRequest } from './dialect.ts';
export { readMinimum } from './readMinimum.ts';
export { parseFullReply } from './readReply.ts';
export { fieldsOf, valuesAt } from '../contract/minimum/fieldsOf.ts';
export type { ReplyField } from '../contract/minimum/fieldsOf.ts';
export { minimumValues } from '../contract/minimum/index.ts';
export { callsWithoutScreen, requiredCalls } from '../contract/minimum/requiredCalls.ts';
export { otherNames, withKnownNames } from '../contract/minimum/withKnownNames.ts';
export { successValue } from '../contract/values/successValue.ts';
