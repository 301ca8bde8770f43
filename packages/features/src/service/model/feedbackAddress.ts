import { paths } from '@livery/foundation/addresses';

/** The address where a member writes to the merchant: the screen of customer service with a query of its own. */
export const feedbackAddress = `${paths.service}?feedback=1`;

/** Whether an address's query asks for it. */
export const asksForFeedback = (search: string): boolean => new URLSearchParams(search).has('feedback');
