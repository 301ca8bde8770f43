export { bonusConditionsOf } from './bonusConditions.ts';
export { ConfirmBonus } from './ConfirmBonus.tsx';
export type { BonusConditions, ConfirmBonusProps } from './ConfirmBonus.tsx';
export { MemberTurnover } from './MemberTurnover.tsx';
export { TurnoverProgress } from './TurnoverProgress.tsx';
