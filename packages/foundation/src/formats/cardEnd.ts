/** The end of a masked number, as people know their cards: "•••• 0560". */
export const cardEnd = (maskedNumber: string): string => `•••• ${maskedNumber.slice(-4)}`;
