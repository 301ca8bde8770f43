declare module 'des.js' {
  /** Single DES in ECB mode, PKCS#7 padding. */
  export const DES: {
    create(options: { type: 'encrypt' | 'decrypt'; key: ArrayLike<number> }): {
      update(data: ArrayLike<number>): number[];
      final(): number[];
    };
  };
}
