import { feedbackCategories, feedbackLimits } from '@livery/api/contract';

/** The topics of feedback, in the order in which they are offered. */
export const topics = feedbackCategories;

/**
 * The maximum number of letters (in the unit of `feedbackLength`), the maximum number of pictures, and the maximum
 * number of bytes of each picture.
 */
export const { codePoints: mostLetters, files: mostPictures, fileBytes: mostBytes } = feedbackLimits;
