import { paths } from '@livery/foundation/addresses';

/** The address of the form that adds a bank card: the screen of bank cards with its own query. */
export const addCardAddress = `${paths.bankCards}?add=1`;

/** Whether the query of an address selects the form. */
export const isAddCardAddress = (search: string): boolean => new URLSearchParams(search).has('add');
