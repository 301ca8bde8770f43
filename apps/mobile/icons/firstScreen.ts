/** lucide's names of the icons that home, header and footer begin with. Their drawings stand in the page once, not in the code. */
export const firstScreenIcons: ReadonlySet<string> = new Set([
  'badge-percent', 'banknote', 'banknote-arrow-down', 'banknote-arrow-up', 'cherry', 'chevron-left', 'chevron-right', 'circle-check',
  'circle-exclamation-point', 'coins', 'dices', 'fish', 'flame', 'gamepad-2', 'gift', 'globe', 'headset', 'heart', 'house', 'info',
  'megaphone', 'menu', 'radio-tower', 'receipt-text', 'spade', 'ticket', 'ticket-check', 'trophy', 'user-round', 'user-round-plus',
  'volleyball', 'wallet',
]);
