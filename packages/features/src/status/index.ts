export { SiteWatch } from './components/SiteWatch/SiteWatch.tsx';
export type { StatusWatch } from './components/SiteWatch/useStatusWatch.ts';
export { useTemplate } from './hooks/useTemplate.ts';
export type { Template } from './hooks/useTemplate.ts';
export { selectIsAsking, selectRefusedAt } from './model/gatewayMood.ts';
export { keptClosure } from './model/keptClosure.ts';
export type { Closure } from './model/keptClosure.ts';
export { withKeptTemplate } from './model/keptTemplate.ts';
export { ClosedScreen } from './screens/ClosedScreen/ClosedScreen.tsx';
