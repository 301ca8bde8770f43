import { defineArea } from '../area.ts';
import { getFeedback, sendFeedback } from '../feedback.ts';

export const feedbackArea = defineArea({
  title: 'Feedback',
  calls: { sendFeedback, getFeedback },
  summaries: {
    sendFeedback:
      'Sends feedback of up to 140 letters with up to 3 pictures, png or jpg, 5 MB each. With one file refused nothing is kept.',
    getFeedback: "Lists a member's own feedback by page, newest first.",
  },
});
