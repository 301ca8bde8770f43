import { createContext } from 'react';

/**
 * Returns whether an error that appears now results from a submit. It can be called at any time. After a submit, the
 * form moves the focus to the first wrong field. At other times, the focus has left the field, so the message must be
 * announced.
 */
export const IsOfSubmit = createContext<() => boolean>(() => true);
