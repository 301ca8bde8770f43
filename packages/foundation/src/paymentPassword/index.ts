export { PaymentPasswordField } from './PaymentPasswordField.tsx';
export { usePaymentPasswordRule } from './usePaymentPasswordRule.ts';
