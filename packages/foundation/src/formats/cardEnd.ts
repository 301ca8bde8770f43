/** The last digits of a masked number, in the form of bank cards: "•••• 0560". */
export const cardEnd = (maskedNumber: string): string => `•••• ${maskedNumber.slice(-4)}`;
