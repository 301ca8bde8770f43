/** The longest text that the gateway searches for. */
export const longestSearch = 64;
