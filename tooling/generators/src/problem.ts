/** Something the person who called can put right. Its message is the whole answer. */
export class Problem extends Error {}
