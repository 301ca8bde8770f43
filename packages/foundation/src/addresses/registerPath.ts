/** The path of registration. It stands apart from the table so that the script in the page's head carries it alone. */
export const registerPath = '/m/register';
