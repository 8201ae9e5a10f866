import type { Queryable } from '../platform/db/queryable.ts'
import type { SeedOrg } from './seed-orgs.ts'

// Trips of people without a log-in of the demo, so that theirs stay as they were made up.
const trips = (order: string): string => `select r.organization_id, r.id, r.car_id, r.person_id, r.start_at, r.end_at,
    row_number() over (order by ${order}) as n
  from reservation r where r.organization_id = $1 and r.kind = 'member' and r.person_id > 5 and r.ended_at is not null
    and r.end_at < $2`

const damages = [
  ['DAMAGE', 'LEFT', 'Lang ripe i begge dørene på venstre side.', 'REPORTED'],
  ['DAMAGE', 'REAR', 'Bulk i støtfangeren bak, lakken er hel.', 'REPORTED'],
  ['DEVIATION', null, 'Det lukter røyk i bilen.', 'REPORTED'],
  ['DAMAGE', 'GLASS', 'Steinsprut i frontruta, liten stjerne foran passasjeren.', 'ACCEPTED'],
  ['DAMAGE', 'WHEELS', 'Felgen foran til høyre er skrapet mot fortauskant.', 'REPAIRED'],
  ['DEVIATION', null, 'Ladekabelen mangler.', 'DISMISSED'],
] as const

const messages = [
  'Hei! Bilen sto uten strøm da jeg kom, så jeg tok en annen. Kan dere se på regningen?',
  'Glemte en blå regnjakke i baksetet. Har noen funnet den?',
  'Plassen var opptatt av en fremmed bil, jeg parkerte i gata ved siden av.',
  'Varsellampen for dekktrykk lyser.',
] as const

/** What waits for staff: trips to be looked at, damages in each of their states, unread messages, and numbered key cards. */
export const seedStaffWork = async (tx: Queryable, { id, key }: SeedOrg, now: Date): Promise<void> => {
  await tx.change(
    `update reservation k set needs_review = true from (${trips('r.end_at desc, r.id')}) t
     where t.n <= 4 and k.organization_id = t.organization_id and k.id = t.id`,
    [id, now],
  )
  await tx.change(
    `insert into damage (organization_id, car_id, reservation_id, reporter_id, kind, place, description, state, created_at)
     select t.organization_id, t.car_id, t.id, t.person_id, d ->> 0, d ->> 1, d ->> 2, d ->> 3, t.end_at
     from jsonb_array_elements($3::jsonb) with ordinality as told (d, n) join (${trips('r.end_at desc, r.id')}) t on t.n = told.n * 3
     order by told.n`,
    [id, now, JSON.stringify(damages)],
  )
  await tx.change(
    `insert into reservation_message (organization_id, reservation_id, author_id, kind, text, created_at)
     select t.organization_id, t.id, t.person_id, 'MESSAGE', said.text, t.end_at
     from unnest($3::text[]) with ordinality as said (text, n) join (${trips('r.end_at desc, r.id')}) t on t.n = said.n * 3 + 1
     order by said.n`,
    [id, now, messages],
  )
  await numberCards(tx, { id, key })
}

/** Gives the club's members' cards to the club, with numbers. */
export const numberCards = async (tx: Queryable, { id, key }: Pick<SeedOrg, 'id' | 'key'>): Promise<void> => {
  await tx.change(
    `update member_card c set organization_id = $1, card_number = upper($2) || '-' || (1000 + c.person_id)
     where c.organization_id is null and exists (select from membership_member m where m.person_id = c.person_id and m.organization_id = $1)`,
    [id, key.slice(0, 2)],
  )
}
