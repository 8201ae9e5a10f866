import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { writeOcr } from '../features/incoming-payments/formats/write-ocr.ts'
import { readFileIn } from '../features/incoming-payments/read-file.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import type { SeedOrg } from './seed-orgs.ts'

const TAKEN = 7

/** A file of the bank that came yesterday: some of it is matched, and each kind of trouble waits for somebody. */
export const seedPayments = async (tx: Queryable, { id, bankAccount }: SeedOrg, now: Date): Promise<void> => {
  const unpaid = await tx.rows<{ kid: string; ore: number }>(
    `select kid, rest_ore as ore from invoice where organization_id = $1 and rest_ore > 40000 and credited_at is null
     order by number desc limit ${TAKEN}`,
    [id],
  )
  const [first, second, third, over, short, oneOff, nameless] = unpaid
  if (!first || !second || !third || !over || !short || !oneOff || !nameless) return
  const bookedOn = osloDateText(addOsloDays(now, -1))
  const wrong = `${oneOff.kid.slice(0, 14)}${(Number(oneOff.kid[14]) + 1) % 10}${oneOff.kid.slice(15)}`
  const paid = (kid: string, amountOre: number) => ({ bookedOn, kid, amountOre })
  const payments = [
    paid(first.kid, first.ore),
    paid(second.kid, second.ore),
    paid(third.kid, third.ore),
    paid(over.kid, over.ore + 1800),
    paid(short.kid, short.ore - 19_000),
    paid(wrong, oneOff.ore),
    paid('', nameless.ore),
    paid(first.kid, first.ore),
  ]
  const bytes = Buffer.from(writeOcr({ account: bankAccount, assignment: 319, transmission: 319, payments }), 'latin1')
  const read = { at: now, by: demoLogins.accountant.id }
  await readFileIn(tx, id, { name: 'OCR.D0319', bytes }, read)
}
