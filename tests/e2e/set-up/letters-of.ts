/** A number that tells persons of tests apart, as names may hold it: in letters. */
export const lettersOf = (number: number | string): string =>
  String(number).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
