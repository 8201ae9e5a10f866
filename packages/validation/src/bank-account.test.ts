import { describe, expect, it } from 'vitest'
import { checkBankAccount, parseBankAccount } from './bank-account.ts'

describe('bank accounts', () => {
  it('[K10] is eleven digits of which the last checks the others, spaces and points aside', () => {
    expect(parseBankAccount('1503 12 34567')).toBeUndefined()
    expect(parseBankAccount('8601.11.17947')).toBe('86011117947')
    expect(parseBankAccount('8601 11 17947')).toBe('86011117947')
    expect(checkBankAccount('86011117947')).toBeUndefined()
    for (const digit of '012345689') expect(checkBankAccount(`8601111794${digit}`)).toBe('field.bank-account')
    expect(checkBankAccount('8601111794')).toBe('field.bank-account')
    // Ten as a check digit is given to nobody.
    const first = Array.from({ length: 1000 }, (_, tail) => `8601111${String(tail).padStart(3, '0')}`)
    const without = first.filter((ten) => Array.from('0123456789').every((last) => checkBankAccount(`${ten}${last}`)))
    expect(without.length).toBeGreaterThan(50)
  })
})
