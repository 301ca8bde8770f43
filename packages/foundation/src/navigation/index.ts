export { BackRule, recordVisit, useGoBack } from './useGoBack.ts';
export type { BackTo } from './useGoBack.ts';
export { BarEnd } from './BarEnd.ts';
export { OpenAddresses } from './OpenAddresses.ts';
export { afterOverlay, isOverlayOnTop, useBackCloses } from './useBackCloses.ts';
export { isDialogOpen } from './isDialogOpen.ts';
export { leaveApp } from './leaveApp.ts';
export { useQuietMoment } from './useQuietMoment.ts';
