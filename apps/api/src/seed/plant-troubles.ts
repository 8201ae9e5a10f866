import type { Company, Row } from '../adapters/accounting/fake/fake-company.ts'
import type { Queryable } from '../platform/db/queryable.ts'

type Bill = {
  id: number
  membershipId: number
  customer: string
  method: string
  receiver: string
  organizationNumber: string | null
  orderNumber: string
  day: string
}
const listBills = (db: Queryable, organizationId: number): Promise<Bill[]> =>
  db.rows(
    `select i.id, i.membership_id as "membershipId", i.customer_name as customer, i.method, i.receiver,
       i.customer_organization_number as "organizationNumber", coalesce(i.run_id, 0) || '-' || i.bill_number as "orderNumber",
       i.invoice_date::text as day
     from invoice i where i.organization_id = $1 and i.numbered_by = 'TRIPLETEX' and not i.is_numbered and i.run_id is not null
     order by i.id`,
    [organizationId],
  )

const listLines = (db: Queryable, organizationId: number, invoiceId: number) =>
  db.rows<{ ore: number; vatCode: string }>(
    'select gross_ore as ore, vat_code as "vatCode" from invoice_line where organization_id = $1 and invoice_id = $2 order by position',
    [organizationId, invoiceId],
  )

const add = (company: Company, rows: Map<number, Row>, row: object): number => {
  const id = company.nextId()
  rows.set(id, { id, version: 1, isInactive: false, ...row })
  return id
}

const vatOf = (company: Company, code: string) => [...company.vatTypes.values()].find(({ number }) => number === code)

/** A product is out of use over there and one has another VAT code; a code is gone, an account is, and one takes no code any more. */
const spoilProducts = (company: Company): void => {
  add(company, company.products, { number: '1040', name: 'Avbestillingsgebyr', isInactive: true, isDeletable: false })
  const other = vatOf(company, '3')
  add(company, company.products, { number: '8020', name: 'Ferge', vatType: { id: other?.id } })
  const gone = vatOf(company, '7')
  if (gone) company.vatTypes.delete(gone.id)
  for (const account of company.accounts.values()) {
    if (account.number === 3900) company.accounts.delete(account.id)
    if (account.number === 3600) account.legalVatTypes = []
  }
}

/** The company has lost its bank account and locked the months of the bills. */
const lockCompany = (company: Company, days: readonly string[]): void => {
  for (const account of company.accounts.values()) account.bankAccountNumber = null
  for (const period of company.periods.values())
    if (days.some((day) => day >= period.start && day < period.end)) period.isClosed = true
}

/** Somebody has typed in the order of a bill already. */
const typeOrder = async (db: Queryable, company: Company, organizationId: number, bill: Bill): Promise<void> => {
  const customer = add(company, company.customers, { customerNumber: bill.membershipId, name: bill.customer })
  const lines = (await listLines(db, organizationId, bill.id)).map(({ ore, vatCode }) => ({
    id: company.nextId(),
    version: 1,
    count: 1,
    amountIncludingVatCurrency: ore / 100,
    amountExcludingVatCurrency: ore / 100,
    vatType: { id: vatOf(company, vatCode)?.id },
  }))
  add(company, company.orders, {
    number: bill.orderNumber,
    customer: { id: customer },
    orderDate: bill.day,
    isClosed: false,
    orderLines: lines,
  })
}

/**
 * Twelve troubles of a month that is on its way to the books, each of a kind of its own, made over there: the bank account, the periods, what
 * bills are of, and whom they are to.
 */
export const plantTroubles = async (db: Queryable, company: Company, organizationId: number): Promise<void> => {
  const bills = await listBills(db, organizationId)
  const plain = bills.filter(({ method, receiver }) => method === 'EMAIL' && !receiver.includes("'"))
  const [taken, inactive, typed] = plain
  const toCompany = bills.find(({ method }) => method === 'EHF')
  if (!taken || !inactive || !typed || !toCompany) throw new Error('There are too few bills for the troubles.')
  add(company, company.customers, { customerNumber: taken.membershipId, name: `${taken.customer} (gammel)` })
  add(company, company.customers, { customerNumber: inactive.membershipId, name: inactive.customer, isInactive: true })
  await typeOrder(db, company, organizationId, typed)
  if (toCompany.organizationNumber) company.withoutEhf.add(toCompany.organizationNumber)
  spoilProducts(company)
  lockCompany(
    company,
    bills.map(({ day }) => day),
  )
}
