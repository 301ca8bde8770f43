import {
  Cherry,
  Dices,
  Fish,
  Flame,
  Gamepad2,
  Gift,
  Heart,
  type LucideIcon,
  RadioTower,
  Spade,
  Ticket,
  TicketCheck,
  Volleyball,
} from 'lucide-react';

/** Icons by the gateway's category codes. HOT, FAV, PROMO and ESPORTS are codes of this product. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  HOT: Flame,
  FAV: Heart,
  RNG: Cherry,
  LIVE: RadioTower,
  FISH: Fish,
  PVP: Spade,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  ELOTT: TicketCheck,
  LOTT: Ticket,
  PROMO: Gift,
};

/** The icon of a game category. For an unknown category it is a die. */
export function CategoryIcon({ category }: { category: string }) {
  const Drawing = drawings[category] ?? Dices;
  return <Drawing aria-hidden />;
}
