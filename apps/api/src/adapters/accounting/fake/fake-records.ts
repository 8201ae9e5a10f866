import { checkShape } from './check-shape.ts'
import { flagOf, listOf, oneOfThese } from './fake-answers.ts'
import type { Company, Row } from './fake-company.ts'
import { invalid, notFound, staleVersion, taken } from './fake-refusal.ts'
import { shapes } from './fake-shapes.ts'

const find = <T extends Row>(rows: Map<number, T>, id: unknown, what: string): T => {
  const row = rows.get(Number(id))
  if (row === undefined) throw notFound(what)
  return row
}

/** The record that a reference means; of this company, or it is not found. */
export const referred = <T extends Row>(rows: Map<number, T>, value: unknown, what: string): T =>
  find(rows, (value as { id?: number } | undefined)?.id, what)

/** Refuses a change of what has become another since it was read. */
export const checkVersion = (row: Row, body: Record<string, unknown>): void => {
  if (body['version'] !== undefined && body['version'] !== row.version) throw staleVersion()
}

/** Letters beyond ASCII before the @ are refused. */
export const checkEmails = (body: Record<string, unknown>, ...names: string[]): void => {
  for (const name of names) {
    const email = body[name]
    if (typeof email === 'string' && email !== '' && !/^[\w.+-]+@[^\s@]+\.[a-z]+$/i.test(email))
      throw invalid(name, 'Ugyldig format.')
  }
}

const refuseTaken = (rows: Map<number, Row>, own: number | undefined, name: string, value: unknown): void => {
  if (value === undefined || value === null || value === '' || value === 0) return
  if ([...rows.values()].some((row) => row.id !== own && String(row[name]) === String(value))) throw taken(name)
}

// Without the country an address is dropped, and nobody is told.
const keepAddress = (body: Record<string, unknown>): Record<string, unknown> => {
  const address = body['postalAddress'] as Record<string, unknown> | null | undefined
  return address && address['country'] === undefined ? { ...body, postalAddress: null } : body
}

const save = (
  rows: Map<number, Row>,
  company: Company,
  before: Row | undefined,
  body: Record<string, unknown>,
): Row => {
  const { id: _, version: __, ...rest } = body
  const row = { ...before, ...rest, id: before?.id ?? company.nextId(), version: (before?.version ?? 0) + 1 } as Row
  rows.set(row.id, row)
  return row
}

export const saveCustomer = (company: Company, sent: unknown, id?: number): Row => {
  const body = checkShape(sent, shapes.customer)
  const before = id === undefined ? undefined : find(company.customers, id, 'customer')
  if (before) checkVersion(before, body)
  if (before === undefined && !body['name']) throw invalid('name', 'Feltet må fylles ut.')
  checkEmails(body, 'email', 'invoiceEmail', 'overdueNoticeEmail')
  refuseTaken(company.customers, id, 'customerNumber', body['customerNumber'])
  const fresh = before
    ? {}
    : {
        isInactive: false,
        isCustomer: true,
        invoiceSendMethod: 'EMAIL',
        email: '',
        invoiceEmail: '',
        customerNumber: company.customers.size + 10_000,
      }
  return save(company.customers, company, before, { ...fresh, ...keepAddress(body) })
}

export const listCustomers = ({ customers }: Company, query: URLSearchParams) => {
  const isInactive = flagOf(query, 'isInactive', false)
  const number = oneOfThese(query, 'customerAccountNumber')
  const email = oneOfThese(query, 'email')
  const organization = oneOfThese(query, 'organizationNumber')
  return listOf(
    [...customers.values()].filter(
      (row) =>
        row['isInactive'] === isInactive &&
        number(row['customerNumber']) &&
        email(row['email']) &&
        organization(row['organizationNumber']),
    ),
    query,
  )
}

export const saveProduct = (company: Company, sent: unknown, id?: number): Row => {
  const body = checkShape(sent, shapes.product)
  const before = id === undefined ? undefined : find(company.products, id, 'product')
  if (before) checkVersion(before, body)
  if (before === undefined && !body['name']) throw invalid('name', 'Feltet må fylles ut.')
  refuseTaken(company.products, id, 'number', body['number'])
  const whole: Record<string, unknown> = { ...before, ...body }
  const vat = whole['vatType'] ? referred(company.vatTypes, whole['vatType'], 'vatType') : undefined
  const account = whole['account'] ? referred(company.accounts, whole['account'], 'account') : undefined
  if (vat && vat.typeOfVat !== 'OUTGOING') throw invalid('vatType.id', 'Ugyldig mva-kode')
  if (vat && account && !account.legalVatTypes.some((legal) => legal.id === vat.id))
    throw invalid('vatType.id', 'Ugyldig mva-kode')
  return save(company.products, company, before, {
    ...(before ? {} : { isInactive: false }),
    ...body,
    isDeletable: false,
  })
}

export const listProducts = ({ products }: Company, query: URLSearchParams) => {
  const isInactive = flagOf(query, 'isInactive', false)
  const number = oneOfThese(query, 'productNumber')
  return listOf(
    [...products.values()].filter((row) => row['isInactive'] === isInactive && number(row['number'])),
    query,
  )
}

export const listVatTypes = ({ vatTypes }: Company, query: URLSearchParams) => {
  const type = oneOfThese(query, 'typeOfVat')
  const number = oneOfThese(query, 'number')
  return listOf(
    [...vatTypes.values()].filter((row) => type(row.typeOfVat) && number(row.number)),
    query,
  )
}

export const listAccounts = ({ accounts }: Company, query: URLSearchParams) => {
  const isInactive = flagOf(query, 'isInactive', false)
  const number = oneOfThese(query, 'number')
  const bank = query.get('isBankAccount')
  return listOf(
    [...accounts.values()].filter(
      (row) =>
        row['isInactive'] === isInactive && number(row.number) && (bank === null || String(row.isBankAccount) === bank),
    ),
    query,
  )
}

export const listPeriods = ({ periods }: Company, query: URLSearchParams) => {
  const [from, to] = [query.get('startFrom') ?? '', query.get('startTo') ?? '9999']
  return listOf(
    [...periods.values()].filter(({ start }) => start >= from && start < to),
    query,
  )
}

export const listCountries = ({ countries }: Company, query: URLSearchParams) => {
  const code = oneOfThese(query, 'code')
  return listOf(
    [...countries.values()].filter((row) => code(row['isoAlpha2Code'])),
    query,
  )
}
