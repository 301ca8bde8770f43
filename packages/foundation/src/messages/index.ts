export { MessageAwaited } from './MessageAwaited.tsx';
export { MessageGone } from './MessageGone.tsx';
export { MessageChoice, MessageRow } from './MessageRow.tsx';
export { MessageText } from './MessageText.tsx';
export { useListPosition } from './useListPosition.ts';
export { useOpenMessage } from './useOpenMessage.ts';
export type { OpenMessage } from './useOpenMessage.ts';
