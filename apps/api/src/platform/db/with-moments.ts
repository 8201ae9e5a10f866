/** A shape of the contract as it is read from the database: these fields are moments, which an answer tells as text. */
export type WithMoments<T, K extends keyof T> = Omit<T, K> & { [Field in K]: Date | Exclude<T[Field], string> }
