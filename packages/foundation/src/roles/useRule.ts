import { selectRole } from '@livery/api/session';
import { useSelector } from 'react-redux';
import { type Rule, ruleFor } from './rules.ts';

/** The rule of the current player for a screen or an action: see `ruleFor`. */
export const useRule = (target: Parameters<typeof ruleFor>[0]): Rule => ruleFor(target, useSelector(selectRole));
