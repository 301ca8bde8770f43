import type { HandlersOf } from '../http/callContext.ts';
import { getFeedback } from './getFeedback.ts';
import { sendFeedback } from './sendFeedback.ts';

export const feedbackHandlers: HandlersOf<'feedback'> = { sendFeedback, getFeedback };
