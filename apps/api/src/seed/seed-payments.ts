import { addOsloDays, osloDateText } from '@delebil/validation/time'
import { writeOcr } from '../features/incoming-payments/formats/write-ocr.ts'
import { readFileIn } from '../features/incoming-payments/read-file.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { demoLogins } from './demo-logins.ts'
import type { SeedOrg } from './seed-orgs.ts'

const TAKEN = 7
/** From which the bank's file says that it came, one for each payment. */
const accountEnds = ['18', '26', '34', '42', '50', '69', '77', '93']

/** A file of the bank that came yesterday: some of it is matched, and each kind of trouble waits for somebody. */
export const seedPayments = async (tx: Queryable, { id, bankAccount }: SeedOrg, now: Date): Promise<void> => {
  const unpaid = await tx.rows<{ kid: string; ore: number }>(
    `select i.kid, i.rest_ore as ore from invoice i where i.organization_id = $1 and i.rest_ore > 40000 and i.credited_at is null
       and not exists (select from reminder r where (r.organization_id, r.invoice_id) = (i.organization_id, i.id))
     order by i.number desc limit ${TAKEN}`,
    [id],
  )
  // A club with few bills has one of each kind of trouble, and what is left is paid as it should be.
  const [nameless, oneOff, short, over, ...exact] = unpaid.toReversed()
  if (!nameless || !oneOff || !short || !over) return
  const bookedOn = osloDateText(addOsloDays(now, -1))
  const wrong = `${oneOff.kid.slice(0, 14)}${(Number(oneOff.kid[14]) + 1) % 10}${oneOff.kid.slice(15)}`
  const paid = (kid: string, amountOre: number) => ({ bookedOn, kid, amountOre })
  const first = exact.at(-1)
  const twice = first ?? { ...over, ore: over.ore + 1800 }
  const payments = [
    ...exact.toReversed().map(({ kid, ore }) => paid(kid, ore)),
    paid(over.kid, over.ore + 1800),
    paid(short.kid, short.ore - 19_000),
    paid(wrong, oneOff.ore),
    paid('', nameless.ore),
    paid(twice.kid, twice.ore),
  ].map((payment, at) => ({ ...payment, payerAccount: `999903000${accountEnds[at] ?? '18'}` }))
  const bytes = Buffer.from(writeOcr({ account: bankAccount, assignment: 319, transmission: 319, payments }), 'latin1')
  const read = { at: now, by: demoLogins.accountant.id }
  await readFileIn(tx, id, { name: 'OCR.D0319', bytes }, read)
}
