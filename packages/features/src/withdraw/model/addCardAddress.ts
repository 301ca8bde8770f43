import { paths } from '@livery/foundation/addresses';

/** The address of the form in which a bank card is added: the screen of bank cards with a query of its own. */
export const addCardAddress = `${paths.bankCards}?add=1`;

/** Whether an address's query asks for the form. */
export const asksToAdd = (search: string): boolean => new URLSearchParams(search).has('add');
