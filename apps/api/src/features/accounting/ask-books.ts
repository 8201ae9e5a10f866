import type { ConnectionFinding } from '@delebil/core-api/admin'
import type { Accounting, Books, ForeignCustomer } from '../../adapters/accounting/port.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { connectionTexts as texts } from './connection-texts.ts'
import { type BothSides, findMismatches } from './find-mismatches.ts'
import { openBooks } from './open-books.ts'
import { problemOf } from './problem-of.ts'
import { readBothSides } from './read-both-sides.ts'
import { listKnownCustomers } from './stores/accounting-bills.ts'

/** What the books would refuse, in words: of every bill, of those with a product by its number, and of those to some memberships. */
export type BooksAsked = {
  readonly all: readonly Pick<ConnectionFinding, 'rule' | 'text'>[]
  readonly products: ReadonlyMap<string, string>
  readonly customersOf: (buyers: readonly Buyer[]) => Promise<ReadonlyMap<number, string>>
}

type Buyer = { readonly membershipId: number; readonly customerName: string }

const productsOf = ({ billedBy }: BothSides, findings: readonly ConnectionFinding[]): BooksAsked['products'] =>
  new Map(
    billedBy.flatMap(({ productNumber, vatCode, account }): [string, string][] => {
      const own = { PRODUCT: productNumber, VAT: vatCode, ACCOUNT: account }
      const found = findings.find((one) => one.kind !== null && own[one.kind] === one.own)
      return found ? [[productNumber, found.text]] : []
    }),
  )

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const wrongWith = (customer: ForeignCustomer, buyer: Buyer | undefined, isKnown: boolean): string | undefined => {
  if (customer.isInactive) return texts.customerInactive(customer.number)
  if (isKnown || buyer === undefined || isSame(customer.name, buyer.customerName)) return undefined
  return texts.customerTaken(customer.number, customer.name)
}

const customersOf = async (
  db: Queryable,
  books: Books,
  organizationId: number,
  buyers: readonly Buyer[],
): Promise<ReadonlyMap<number, string>> => {
  const numbers = buyers.map(({ membershipId }) => membershipId)
  const known = new Set(await listKnownCustomers(db, organizationId, numbers))
  const found = await books.findCustomers(numbers)
  return new Map(
    found.flatMap((customer): [number, string][] => {
      const buyer = buyers.find(({ membershipId }) => membershipId === customer.number)
      const text = wrongWith(customer, buyer, known.has(customer.id))
      return text === undefined ? [] : [[customer.number, text]]
    }),
  )
}

/** What the answer of the books was, or what is said where they did not answer. */
const orSilent = async <Of>(ask: () => Promise<Of>, silent: (text: string) => Of): Promise<Of> =>
  ask().catch((error: unknown) => {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    return silent(problem)
  })

/** Asks the books what they would refuse of bills that are dated a day, 'YYYY-MM-DD'. Reads only. */
export const askBooks = async (
  { db, accounting, organizationId }: { db: Queryable; accounting: Accounting; organizationId: number },
  day: string,
): Promise<BooksAsked> => {
  const silent = (text: string): BooksAsked => ({
    all: [{ rule: 'tripletex.no-answer', text }],
    products: new Map(),
    customersOf: async () => new Map(),
  })
  return orSilent(async () => {
    const books = await openBooks(db, accounting, organizationId)
    if (books === undefined) return silent(texts.noToken)
    const sides = await readBothSides(db, books, organizationId, day)
    const findings = findMismatches(sides)
    return {
      all: findings.filter(({ kind }) => kind === null),
      products: productsOf(sides, findings),
      customersOf: (buyers) =>
        orSilent(
          () => customersOf(db, books, organizationId, buyers),
          (text) => new Map(buyers.map(({ membershipId }) => [membershipId, text])),
        ),
    }
  }, silent)
}
