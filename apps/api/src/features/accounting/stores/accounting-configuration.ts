import type { ConnectionFinding, MappingKind } from '@delebil/core-api/admin'
import type { Subscription } from '../../../adapters/accounting/port.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { Refusal } from '../../../platform/refusal.ts'

export type StoredConnection = {
  employeeToken: Buffer | null
  companyName: string | null
  testedAt: Date | null
  problem: string | null
  closedUntil: string | null
  closedMonths: string[]
  findings: ConnectionFinding[]
  subscriptions: { event: string; status: Subscription['status'] }[]
  calledAt: Date | null
  paymentsReadAt: Date | null
}

/** Whether an organization has its books there; null of one that has none. */
export const accountingSystemOf = async (db: Queryable, organizationId: number): Promise<string | null> =>
  (
    await db.theRow<{ system: string | null }>('select accounting_system as system from organization where id = $1', [
      organizationId,
    ])
  ).system

/** Where the books are elsewhere there is nothing here, for anybody. */
export const checkSystem = async (db: Queryable, organizationId: number): Promise<void> => {
  if ((await accountingSystemOf(db, organizationId)) !== 'TRIPLETEX') throw new Refusal('resource.unknown')
}

/** Changes of one organization wait for each other. */
export const lockConnection = async (tx: Queryable, organizationId: number): Promise<void> => {
  await tx.rows('select from organization where id = $1 for no key update', [organizationId])
}

export const findConnection = (db: Queryable, organizationId: number): Promise<StoredConnection | undefined> =>
  db.oneRow<StoredConnection>(
    `select employee_token as "employeeToken", company_name as "companyName", tested_at as "testedAt", problem,
       closed_until::text as "closedUntil", closed_months as "closedMonths", findings, subscriptions, called_at as "calledAt",
       payments_read_at as "paymentsReadAt" from accounting_configuration where organization_id = $1`,
    [organizationId],
  )

/** With another token nothing is known of the connection until it is tried. */
export const saveToken = async (tx: Queryable, organizationId: number, sealed: Buffer): Promise<void> => {
  await tx.change(
    `insert into accounting_configuration (organization_id, employee_token) values ($1, $2)
     on conflict (organization_id) do update set employee_token = $2, company_id = null, company_name = null, tested_at = null,
       problem = null, closed_until = null, closed_months = '{}', findings = '[]', subscriptions = '[]'`,
    [organizationId, sealed],
  )
}

export type Tried =
  | { readonly problem: string }
  | {
      readonly company: { readonly id: number; readonly name: string }
      readonly closedUntil: string | null
      readonly closedMonths: readonly string[]
      readonly subscriptions: StoredConnection['subscriptions']
      readonly findings: readonly ConnectionFinding[]
    }

/** What a try came to, unless the token was changed while it was tried. A try that failed says nothing of what was found before. */
export const saveTried = async (
  db: Queryable,
  organizationId: number,
  sealed: Buffer,
  tried: Tried,
  at: Date,
): Promise<void> => {
  const key = [organizationId, sealed, at]
  const where = 'where organization_id = $1 and employee_token = $2'
  if ('problem' in tried) {
    await db.change(`update accounting_configuration set tested_at = $3, problem = $4 ${where}`, [
      ...key,
      tried.problem,
    ])
    return
  }
  const { company, closedUntil, closedMonths, findings, subscriptions } = tried
  await db.change(
    `update accounting_configuration set tested_at = $3, problem = null, company_id = $4, company_name = $5, closed_until = $6,
       findings = $7::jsonb, closed_months = $8, subscriptions = $9::jsonb ${where}`,
    [
      ...key,
      company.id,
      company.name,
      closedUntil,
      JSON.stringify(findings),
      closedMonths,
      JSON.stringify(subscriptions),
    ],
  )
}

export type Mapping = { kind: MappingKind; own: string; name: string; foreignNumber: string }

/** All that a club bills by, and what it is called over there. */
export const listMappings = (db: Queryable, organizationId: number): Promise<Mapping[]> =>
  db.rows<Mapping>(
    `with used as (
       select p.product_number, p.name, p.account, v.vat_code from product p
       left join lateral (select vat_code from product_vat v where (v.organization_id, v.product_id) = (p.organization_id, p.id)
         and v.valid_from <= (now() at time zone 'Europe/Oslo')::date order by v.valid_from desc limit 1) v on true
       where p.organization_id = $1 and not p.discontinued),
     own as (
       select 'PRODUCT' as kind, product_number as own, name from used
       union all select distinct 'VAT', u.vat_code, c.name from used u join vat_code c on c.code = u.vat_code
       union all select 'ACCOUNT', account, string_agg(name, ', ' order by name) from used where account is not null group by account)
     select o.kind, o.own, o.name, coalesce(m.foreign_number, o.own) as "foreignNumber" from own o
     left join accounting_mapping m on (m.organization_id, m.kind, m.own) = ($1, o.kind, o.own)
     order by array_position(array['PRODUCT', 'VAT', 'ACCOUNT'], o.kind), o.own`,
    [organizationId],
  )

/** What is called the same is not written down. */
export const saveMapping = async (
  tx: Queryable,
  organizationId: number,
  { kind, own, foreignNumber }: Omit<Mapping, 'name'>,
): Promise<void> => {
  if (own === foreignNumber) {
    await tx.change('delete from accounting_mapping where organization_id = $1 and kind = $2 and own = $3', [
      organizationId,
      kind,
      own,
    ])
    return
  }
  await tx.change(
    `insert into accounting_mapping (organization_id, kind, own, foreign_number) values ($1, $2, $3, $4)
     on conflict (organization_id, kind, own) do update set foreign_number = $4`,
    [organizationId, kind, own, foreignNumber],
  )
}

export type BilledBy = { productNumber: string; name: string; account: string | null; vatCode: string | null }

/** The products in use, with the account and the VAT code of today. */
export const listBilledBy = (db: Queryable, organizationId: number): Promise<BilledBy[]> =>
  db.rows<BilledBy>(
    `select p.product_number as "productNumber", p.name, p.account,
       (select vat_code from product_vat v where (v.organization_id, v.product_id) = (p.organization_id, p.id)
          and v.valid_from <= (now() at time zone 'Europe/Oslo')::date order by v.valid_from desc limit 1) as "vatCode"
     from product p where p.organization_id = $1 and not p.discontinued order by p.product_number`,
    [organizationId],
  )

/** What the books call us for, as it stands. */
export const saveSubscriptions = async (
  db: Queryable,
  organizationId: number,
  subscriptions: StoredConnection['subscriptions'],
): Promise<void> => {
  await db.change('update accounting_configuration set subscriptions = $2::jsonb where organization_id = $1', [
    organizationId,
    JSON.stringify(subscriptions),
  ])
}

/** The books have called; false where there are none. */
export const keepCall = async (db: Queryable, organizationId: number, at: Date): Promise<boolean> =>
  (await db.change('update accounting_configuration set called_at = $2 where organization_id = $1', [
    organizationId,
    at,
  ])) === 1
