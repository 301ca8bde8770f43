export { BarEnd } from './BarEnd.ts';
export { BackRule, noteVisit, useGoBack } from './useGoBack.ts';
export type { BackTo } from './useGoBack.ts';
export { isOverlayOnTop, useBackCloses } from './useBackCloses.ts';
export { useQuietMoment } from './useQuietMoment.ts';
