const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** The eleven digits of a Norwegian bank account; spaces and points are let through. Otherwise undefined. */
export function parseBankAccount(text: string): string | undefined {
  const digits = text.replace(/[\s.]/g, '')
  if (!/^[0-9]{11}$/.test(digits)) return undefined
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === Number(digits[10]) ? digits : undefined
}

/** Eleven digits, weights 5 4 3 2 7 6 5 4 3 2, modulus-11 check digit. */
export function checkBankAccount(text: string): 'field.bank-account' | undefined {
  return parseBankAccount(text) === undefined ? 'field.bank-account' : undefined
}
