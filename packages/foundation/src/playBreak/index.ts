export { PlayBreakNotice } from './PlayBreakNotice.tsx';
export type { PlayBreakNoticeProps } from './PlayBreakNotice.tsx';
export { usePlayBreak } from './usePlayBreak.ts';
export { usePlayBreakNotice } from './usePlayBreakNotice.tsx';
