/** A product number: up to 20 letters, digits, points and hyphens. */
export function checkProductNumber(text: string): 'field.format' | undefined {
  return /^[0-9A-Za-z.-]{1,20}$/.test(text) ? undefined : 'field.format'
}

/** An account of the ledger: four to six digits, and none of them before the first. */
export function checkLedgerAccount(text: string): 'field.format' | undefined {
  return /^[1-9][0-9]{3,5}$/.test(text) ? undefined : 'field.format'
}
