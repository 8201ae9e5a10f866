import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportTypeKey } from '@delebil/core-api/admin'
import { HOUR_MS } from '@delebil/validation/time'
import type { Database } from '../../apps/api/src/platform/db/pool.ts'

type Trip = { plate: string; at: string }
type Facts = {
  trips: readonly Trip[]
  model: string
  place: string
  tariff: string
  type: string
  car: number
  email: string
  membership: string
}

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'short' })

/** Ended trips of a club with cars that take fuel, at their middle. */
export const readFacts = async (database: Database, organizationId: number): Promise<Facts> => {
  const trips = await database.rows<{ plate: string; at: Date }>(
    `select c.license_plate as plate, r.started_at + (r.ended_at - r.started_at) / 2 as at from reservation r
     join car c on (c.organization_id, c.id) = (r.organization_id, r.car_id) and c.active
     join car_model m on (m.organization_id, m.id) = (c.organization_id, c.model_id) and (m.tank_litres >= 20 or m.battery_kwh is null)
     where r.organization_id = $1 and r.kind = 'member' and r.ended_at > r.started_at + interval '1 hour' and r.ended_at < now()
     order by r.id limit 4000`,
    [organizationId],
  )
  const names = await database.theRow<Omit<Facts, 'trips'>>(
    `select (select name from car_model where organization_id = $1 order by id limit 1) as model,
       (select name from location where organization_id = $1 order by id limit 1) as place,
       (select name from tariff where organization_id = $1 order by id limit 1) as tariff,
       (select name from membership_type where organization_id = $1 order by id limit 1) as type,
       (select car_number from car where organization_id = $1 and active order by id limit 1) as car, p.email, m.name as membership
     from membership_member o join person p on p.id = o.person_id
     join membership m on (m.organization_id, m.id) = (o.organization_id, o.membership_id)
     where o.organization_id = $1 and m.state = 'ACTIVE' order by m.id, p.id limit 1`,
    [organizationId],
  )
  return { ...names, trips: trips.map(({ plate, at }) => ({ plate, at: wall.format(at) })) }
}

type Row = (facts: Facts, at: number) => string

const tripOf = ({ trips }: Facts, at: number): Trip => trips[at % trips.length] ?? { plate: '', at: '' }
const claim: Row = (facts, at) => {
  const { plate, at: time } = tripOf(facts, at)
  return `${plate};${time};Nygårdstangen;26,00;${at}`
}
const claims = { head: 'Skilt;Tid;Stasjon;Kroner;Nummer', row: claim } as const

/** A row of each type, told apart by its number. */
const makers: Readonly<Record<ImportTypeKey, { readonly head: string; readonly row: Row }>> = {
  tolls: { ...claims, head: 'Skilt;Tid;Stasjon;Kroner;Passering' },
  ferries: { ...claims, head: 'Skilt;Tid;Samband;Kroner;Billettnummer' },
  parking: { ...claims, head: 'Skilt;Tid;Område;Kroner;Parkering' },
  fines: { ...claims, head: 'Skilt;Tid;Sted;Kroner;Saksnummer' },
  fuel: {
    head: 'Skilt;Tid;Stasjon;Liter;Kroner;Kvittering',
    row: (facts, at) => {
      const { plate, at: time } = tripOf(facts, at)
      return `${plate};${time};Danmarksplass;20;420,00;${at}`
    },
  },
  payments: { head: 'Bokført;Beløp;Betaler;Arkivreferanse', row: (_facts, at) => `2026-11-03;250,00;Ola;${at}` },
  odometer: {
    head: 'Skilt;Tid;Kilometer',
    row: ({ trips }, at) => {
      const { plate } = trips[at % Math.min(trips.length, 50)] ?? { plate: '' }
      return `${plate};2026-11-03 ${String(Math.floor(at / 50) % 24).padStart(2, '0')}:${String(Math.floor(at / 1200) % 60).padStart(2, '0')};400000`
    },
  },
  cars: {
    head: 'Bilnummer;Registreringsnummer;Bilmodell;Lokasjon;Takst',
    row: ({ model, place, tariff }, at) => `${200_000 + at};ZZ${10_000 + at};${model};${place};${tariff}`,
  },
  cards: { head: 'Kortnummer;Brikke-ID', row: (_facts, at) => `B${at};C${at}` },
  persons: {
    head: 'E-post;Navn;Medlemskap;Medlemskapstype',
    row: ({ type }, at) => `bench${at}@example.no;Ola Nordmann;Familien ${at};${type}`,
  },
  reservations: {
    head: 'Bilnummer;E-post;Fra;Til;Medlemskap',
    row: ({ car, email, membership }, at) => {
      const from = Date.UTC(2028, 0, 1) + at * 2 * HOUR_MS
      const moment = (time: number) => new Date(time).toISOString().replace('.000', '')
      return `${car};${email};${moment(from)};${moment(from + HOUR_MS)};${membership}`
    },
  },
  opening: {
    head: 'Slag;Medlemskap;Beløp;Fakturanummer;Fakturadato;KID',
    row: ({ membership }, at) => `Faktura;${membership};412,00;${1_000_000 + at};01.01.2020;${10_000_000 + at}`,
  },
  tariffs: {
    head: 'Takst;Gjelder fra;Startpris;Pris per time;Pris per kilometer;Redusert egenandel per time',
    row: (_facts, at) => `Takst ${at};01.01.2099;25,00;40,00;3,00;6,00`,
  },
}

/** A file of so many rows on disk, as a sender hands it in; its first row has the number `from`. */
export const makeImportFile = async (key: ImportTypeKey, facts: Facts, rows: number, from = 0) => {
  const folder = await mkdtemp(join(tmpdir(), 'delebil-import-'))
  const path = join(folder, 'file.csv')
  const { head, row } = makers[key]
  const lines = function* () {
    yield `${head}\n`
    for (let at = 0; at < rows; at += 1000)
      yield Array.from({ length: Math.min(1000, rows - at) }, (_, index) => `${row(facts, from + at + index)}\n`).join(
        '',
      )
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
  return { file: await openAsBlob(path), remove: () => rm(folder, { recursive: true }) }
}
