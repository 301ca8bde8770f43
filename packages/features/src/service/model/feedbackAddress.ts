import { paths } from '@livery/foundation/addresses';

/** The address of the feedback form: the screen of customer service with its own query. */
export const feedbackAddress = `${paths.service}?feedback=1`;

/** Whether the query of an address selects the feedback form. */
export const isFeedbackAddress = (search: string): boolean => new URLSearchParams(search).has('feedback');
