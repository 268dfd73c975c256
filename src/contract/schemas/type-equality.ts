/** `true` if both types are the same, down to optional and readonly fields. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Does not compile unless `T` is `true`. */
export type Expect<T extends true> = T;
