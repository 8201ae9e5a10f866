/** Whole numbers as the text of a PostgreSQL array. The driver would quote each as if it were text. */
export const intArray = (numbers: readonly number[]): string => `{${numbers.join()}}`
