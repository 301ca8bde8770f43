import { feedbackCategories, feedbackLimits } from '@livery/api/contract';

/** What feedback may be about, in the order in which it is offered. */
export const topics = feedbackCategories;

/** The most letters, as `feedbackLength` counts them, the most pictures, and the most bytes of each. */
export const { codePoints: mostLetters, files: mostPictures, fileBytes: mostBytes } = feedbackLimits;
