/** The path of registration. Separate from the table, so that the script in the page's head includes only this one. */
export const registerPath = '/m/register';
