export { helpApi, useGetHelpQuery } from './help.api.ts';
export type { HelpEntry, HelpPage } from './help.transform.ts';
