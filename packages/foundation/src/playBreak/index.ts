export { MemberPlayBreak } from './MemberPlayBreak.tsx';
export { PlayBreakNotice } from './PlayBreakNotice.tsx';
export type { PlayBreakNoticeProps } from './PlayBreakNotice.tsx';
export { usePlayBreak } from './usePlayBreak.ts';
