export { lastShown } from './lastShown.ts';
export { loginState } from './loginState.ts';
export type { LoginState } from './loginState.ts';
export { returnPath } from './returnPath.ts';
export { useAfterLogin } from './useAfterLogin.ts';
export { useLoginFirst } from './useLoginFirst.ts';
export { useReturnPath } from './useReturnPath.ts';
