export { loginApi, useLoginMutation, useRefreshCaptchaMutation } from './login.api.ts';
export type { Captcha, LoginPayload } from './login.api.ts';
export { logoutApi, useLogoutMutation } from './logout.api.ts';
export { registerPayload } from './registerPayload.ts';
export type { RegisterForm, RegisterOrigin, RegisterPayload } from './registerPayload.ts';
export { registrationApi, useGetRegistrationConfigQuery, useRegisterMutation } from './registration.api.ts';
export type { RegisterRequest, RegistrationRules } from './registration.api.ts';
export { renewSessionApi, useRenewSessionMutation } from './renewSession.api.ts';
