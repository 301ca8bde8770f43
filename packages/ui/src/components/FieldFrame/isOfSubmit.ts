import { createContext } from 'react';

/**
 * Returns whether an error that appears now results from a submit; it can be called at any time. After a submit the
 * form moves the focus to the wrong field. Otherwise the message must be announced, because the focus has left its
 * field.
 */
export const IsOfSubmit = createContext<() => boolean>(() => true);
