import type { PlayKind } from '../../art/index.ts';
import { cards } from './cards.ts';
import { fish } from './fish.ts';
import { numbers } from './numbers.ts';
import { penalty } from './penalty.ts';
import { reels } from './reels.ts';
import type { RoundRule } from './roundRule.ts';
import { wheel } from './wheel.ts';

/** The rules by kind of game. */
export const roundRules: Readonly<Record<PlayKind, RoundRule>> = { reels, fish, cards, wheel, penalty, numbers };
