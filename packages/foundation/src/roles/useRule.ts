import { selectRole } from '@livery/api/session';
import { useSelector } from 'react-redux';
import { type Rule, ruleFor } from './rules.ts';

/** The rule at a place for who uses the page now: see `ruleFor`. */
export const useRule = (place: Parameters<typeof ruleFor>[0]): Rule => ruleFor(place, useSelector(selectRole));
