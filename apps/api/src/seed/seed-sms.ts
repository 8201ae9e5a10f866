import { toSmsText } from '@delebil/validation'
import { formatDateTime } from '@delebil/validation/text'
import type { Queryable } from '../platform/db/queryable.ts'
import { byfjord, type SeedOrg } from './seed-orgs.ts'

const settings = { smsSender: 'Byfjord', smsPriceOre: 49 } as const

type Trip = { id: number; personId: number; name: string; phone: string; end: Date; model: string; plate: string }

const textOf = ({ name, model, plate, end }: Trip): string =>
  toSmsText(
    `Hei ${name.split(' ')[0]}! ${model} ${plate} skulle vært levert ${formatDateTime(end)}. Lever den, eller forleng i appen. Hilsen Byfjord`,
  ).text

/** What the demo's first club decided about SMS, and the last that it sent: most arrived, one phone was off. */
export const seedSms = async (tx: Queryable, org: SeedOrg, now: Date): Promise<void> => {
  if (org.id !== byfjord.id) return
  for (const [key, value] of Object.entries(settings))
    await tx.change(
      `insert into organization_setting (organization_id, key, valid_from, value) values ($1, $2, '2026-01-01', $3::jsonb)`,
      [org.id, key, JSON.stringify(value)],
    )
  const trips = await tx.rows<Trip>(
    `select r.id, p.id as "personId", p.name, p.phone, r.end_at as end, m.name as model, c.license_plate as plate
     from reservation r join person p on p.id = r.person_id
     join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id)
     join car_model m on (m.organization_id, m.id) = (c.organization_id, c.model_id)
     where r.organization_id = $1 and r.kind = 'member' and r.ended_at is not null and r.end_at < $2 and p.phone ~ '^[+]47[49][0-9]{7}$'
     order by r.end_at desc, r.id limit 6`,
    [org.id, now],
  )
  for (const [index, trip] of trips.entries()) {
    const isOff = index === 2
    await tx.change(
      `insert into sms (organization_id, person_id, reservation_id, phone, sender, text, class, kind, parts, price_ore, state, expires_at, attempts,
         created, sent_at, ended_at, failure, problem)
       values ($1, $2, $3, $4, $5, $6, 'service', 'STAFF', 1, $7, $8, $9::timestamptz + interval '1 day', 1, $9, $9, $9::timestamptz + interval '9 seconds', $10, $11)`,
      [
        org.id,
        trip.personId,
        trip.id,
        trip.phone,
        settings.smsSender,
        textOf(trip),
        settings.smsPriceOre,
        isOff ? 'FAILED' : 'DELIVERED',
        new Date(Math.min(trip.end.getTime() + 20 * 60_000, now.getTime() - 60_000)),
        isOff ? 'UNREACHED' : null,
        isOff ? 'Telefonen er av' : null,
      ],
    )
  }
}
