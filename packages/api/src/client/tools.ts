// For tools that send requests like the client. Not part of `index.ts`: the app loads this code on demand.
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
