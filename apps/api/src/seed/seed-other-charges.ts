import { addOsloDays, addOsloMonths, osloDateText } from '@delebil/validation/time'
import { correctCharge } from '../features/billing/disputes/correct-charge.ts'
import { disputeCharge } from '../features/billing/disputes/dispute-charge.ts'
import { lockCharge } from '../features/billing/stores/charges.ts'
import { chargeMonthlyFees } from '../features/billing/stores/monthly-fees.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import { seedTypeId } from './seed-membership-types.ts'
import { type SeedOrg, seedOrgs } from './seed-orgs.ts'
import { demoMemberships } from './seed-people.ts'

const MONTHS = 12
const MONTHLY_ORE = 14_900
const DEPOSIT_ORE = 200_000
/** Of which companies a deposit is held. */
const WITH_DEPOSIT = '0, 2'

/** What companies pay beside their trips: a fee for each month, and a deposit that is theirs. */
export const seedOtherCharges = async (tx: Queryable, today: Date): Promise<void> => {
  for (const org of seedOrgs) {
    const company = seedTypeId(org, 'COMPANY')
    await tx.change(
      `with made as (
         insert into product (organization_id, product_number, name, category, unit, account, price_ore, monthly_for, monthly_from)
         values ($1, '2000', 'Månedsavgift bedrift', 'MEMBERSHIP', 'stk', '3100', $2, $3, date_trunc('month', $4::date)) returning id)
       insert into product_vat (organization_id, product_id, valid_from, vat_code) select $1, id, '2005-01-01', '3' from made`,
      [org.id, MONTHLY_ORE, company, osloDateText(addOsloMonths(today, -MONTHS))],
    )
    await tx.change(
      `insert into charge (organization_id, membership_id, product_id, description, quantity, unit, unit_price_ore, gross_ore, vat_code,
         vat_percent, vat_ore, delivered_from, delivered_to, source, reason, created_at, created_by)
       select m.organization_id, m.id, p.id, p.name, 1, p.unit, $2::int, $2::int, '7', 0, 0, at, at, 'STAFF', 'Avtalt ved innmelding', at, $4
       from membership m join product p on p.organization_id = m.organization_id and p.product_number = '9000'
       cross join lateral (select greatest(m.created_at, $3::timestamptz) as at) began
       where m.organization_id = $1 and m.type = 'COMPANY' and m.id % 5 in (${WITH_DEPOSIT}) and m.id > ${demoMemberships.employeeCompany}`,
      [org.id, DEPOSIT_ORE, addOsloMonths(today, 1 - MONTHS), demoLogins.accountant.id],
    )
  }
  await chargeMonthlyFees(tx, osloDateText(addOsloDays(today, -1)))
}

/** What members say is wrong with what is to be billed: one that waits for an answer, and one that was right. */
export const seedDisputes = async (tx: Queryable, today: Date): Promise<void> => {
  const disputed = async (org: SeedOrg, text: string, at: number) => {
    const open = await tx.rows<{ id: number; personId: number }>(
      `select c.id::int as id, m.person_id as "personId" from charge c
       join membership_member m on (m.organization_id, m.membership_id) = (c.organization_id, c.membership_id) and m.is_owner
       where c.organization_id = $1 and c.state = 'open' and c.source = 'PRICE' and c.gross_ore > 10000
       order by c.delivered_to desc, c.id limit 1 offset $2`,
      [org.id, at],
    )
    for (const { id, personId } of open) {
      const charge = await lockCharge(tx, org.id, id)
      const said = { text, shouldBeOre: null, isFromStaff: false, personId, at: addOsloDays(today, -1) }
      await disputeCharge(tx, org.id, charge, said)
    }
  }
  for (const org of seedOrgs) {
    await disputed(org, 'Jeg leverte bilen en time før det som står.', 0)
    await disputed(org, 'Jeg kjørte ikke så langt.', 7)
    const [wrong] = await tx.rows<{ id: number }>(
      `select id::int as id from charge where organization_id = $1 and state = 'open' and source = 'PRICE' and gross_ore > 10000
       order by delivered_to desc, id limit 1 offset 20`,
      [org.id],
    )
    if (wrong === undefined) continue
    const asked = { grossOre: 9900, why: 'Bilen sto stille i kø', personId: demoLogins.accountant.id, at: today }
    await correctCharge(tx, org.id, await lockCharge(tx, org.id, wrong.id), asked)
  }
}
