/** What the login form holds. */
export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
}

/** An untouched login form, with the name of whoever has just registered. */
export const emptyLogin = (username: string): LoginValues => ({ username, password: '', captcha: '' });
