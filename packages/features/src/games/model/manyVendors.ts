/** If there are more vendors than this, a sheet shows all of them. */
export const manyVendors = 8;
