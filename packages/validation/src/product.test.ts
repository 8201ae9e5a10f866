import { describe, expect, it } from 'vitest'
import { checkLedgerAccount, checkProductNumber } from './product.ts'

describe('products', () => {
  it.each(['1000', 'A', 'X-1.2', '12345678901234567890'])('[I6] the product number %s is one', (text) => {
    expect(checkProductNumber(text)).toBeUndefined()
  })
  it.each(['', ' 1000', '1000 ', 'Å1', '1/2', '123456789012345678901'])(
    '[I6] the text %j is no product number',
    (text) => {
      expect(checkProductNumber(text)).toBe('field.format')
    },
  )
  it.each(['3000', '300010'])('[I7] the account %s is one of a ledger', (text) => {
    expect(checkLedgerAccount(text)).toBeUndefined()
  })
  it.each(['', '300', '0300', '3000000', '30a0'])('[I7] the text %j is no account of a ledger', (text) => {
    expect(checkLedgerAccount(text)).toBe('field.format')
  })
})
