export { SiteWatch } from './components/SiteWatch/SiteWatch.tsx';
export type { StatusWatch } from './components/SiteWatch/useStatusWatch.ts';
export { useTemplate } from './hooks/useTemplate.ts';
export type { Template } from './hooks/useTemplate.ts';
export { selectIsFetching, selectLastRefusedAt } from './model/requestSelectors.ts';
export { readStoredClosure } from './model/storedClosure.ts';
export type { Closure } from './model/storedClosure.ts';
export { withStoredTemplate } from './model/storedTemplate.ts';
export { ClosedScreen } from './screens/ClosedScreen/ClosedScreen.tsx';
