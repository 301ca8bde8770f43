/** The end of a masked number, as on bank cards: "•••• 0560". */
export const cardEnd = (maskedNumber: string): string => `•••• ${maskedNumber.slice(-4)}`;
