/** The maximum length of a search in the gateway. */
export const longestSearch = 64;
