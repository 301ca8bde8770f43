import { feedbackCategories, feedbackLimits } from '@livery/api/contract';

/** The topics of feedback, in the order in which they are offered. */
export const topics = feedbackCategories;

/** The maximum number of letters (as `feedbackLength` counts them), of pictures, and of bytes of each picture. */
export const { codePoints: mostLetters, files: mostPictures, fileBytes: mostBytes } = feedbackLimits;
