export { getFeedback } from './getFeedback.ts';
export { sendFeedback } from './sendFeedback.ts';
