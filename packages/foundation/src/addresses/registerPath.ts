/**
 * The path of registration. It is in a file of its own, so that the script in the page's head does not include the
 * whole table of paths.
 */
export const registerPath = '/m/register';
