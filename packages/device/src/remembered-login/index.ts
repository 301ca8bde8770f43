export { decryptText, encryptText } from './encryptedText.ts';
export {
  forgetRememberedLogins,
  forgetRememberedPasswords,
  isRememberLoginOn,
  readRememberedLogins,
  readRememberedPassword,
  rememberLogin,
  replaceRememberedPassword,
} from './rememberedLogin.ts';
export type { LoginMethod, RememberedLogin } from './rememberedLogin.ts';
