export * as getFeedback from './getFeedback.ts';
export * as sendFeedback from './sendFeedback.ts';
