import { addMinutes, addOsloDays, osloDateText } from '@delebil/validation/time'
import { type DemoRows, firstLikened, misread, written } from './claim-files.ts'
import type { ImportFacts } from './import-facts.ts'

type Make = (facts: ImportFacts, now: Date) => DemoRows

const dayOf = (at: Date): string => osloDateText(at).split('-').toReversed().join('.')
const kroner = (ore: number): string => (ore / 100).toFixed(2).replace('.', ',')
const typo = (name: string): string => name.replace(/(.)(.)$/, '$2$1')

const fuel: Make = ({ trips, lone }, now) => {
  const used = trips.filter(({ hasTank }) => hasTank).slice(0, 8)
  const middle = (at: number) => new Date(((used[at]?.from.getTime() ?? 0) + (used[at]?.to.getTime() ?? 0)) / 2)
  const likened = firstLikened(used)
  const row = (plate: string, at: Date, litres: string, sum: string, number: number) => [
    plate,
    written(at),
    'Danmarksplass',
    litres,
    sum,
    `90${number}`,
  ]
  return [
    ['Skilt', 'Tid', 'Stasjon', 'Liter', 'Kroner', 'Kvittering'],
    ...used.map(({ plate }, at) => row(plate, middle(at), '31,4', '659,40', 100 + at)),
    row(used[0]?.plate ?? '', middle(0), '480', '10080,00', 120),
    row(used[1]?.plate ?? '', middle(1), '12', '2520,00', 121),
    row(lone[0]?.plate ?? '', addMinutes(lone[0]?.to ?? now, 240), '20', '420,00', 122),
    row(misread(likened?.plate ?? ''), middle(likened ? used.indexOf(likened) : 0), '20', '420,00', 123),
    row(used[3]?.plate ?? '', middle(3), 'tjue', '420,00', 124),
    row(used[4]?.plate ?? '', addMinutes(now, 4000), '20', '420,00', 125),
  ]
}

const payments: Make = ({ invoices }, now) => {
  const day = dayOf(now)
  const [first, second] = invoices
  const wrong = second && second.kid.slice(0, -1) + ((Number(second.kid.at(-1)) + 1) % 10)
  return [
    ['Bokføringsdato', 'Inn på konto', 'KID', 'Betalt av', 'Melding', 'Arkivref'],
    ...(first ? [[day, kroner(first.restOre), first.kid, first.name, '', '14000001']] : []),
    ...(second ? [[day, kroner(second.restOre), wrong ?? '', second.name, '', '14000002']] : []),
    [day, '250,00', '', 'Ukjent Betaler', 'for bilen', '14000003'],
    [day, '0,00', '', 'Ukjent Betaler', '', '14000004'],
    [day, '1.250', '', 'Ukjent Betaler', '', '14000005'],
    [dayOf(addOsloDays(now, 5)), '250,00', '', 'Ukjent Betaler', '', '14000006'],
    [day, '99,00', '1,23E+16', 'Ukjent Betaler', '', '14000007'],
    [day, '250,00', '', 'Ukjent Betaler', 'for bilen', '14000003'],
  ]
}

const odometer: Make = ({ cars }, now) => {
  const at = written(addMinutes(now, -60))
  const [first, second, third] = cars
  return [
    ['Reg.nr', 'Dato', 'Km-stand', 'Verksted'],
    [first?.plate ?? '', at, '183000', 'Sandviken Bil'],
    [second?.plate ?? '', at, '142 500 km', 'Sandviken Bil'],
    [third?.plate ?? '', at, '12', 'Sandviken Bil'],
    [misread(firstLikened(cars)?.plate ?? ''), at, '61000', 'Sandviken Bil'],
    [second?.plate ?? '', written(addMinutes(now, 4000)), '61000', 'Sandviken Bil'],
    [third?.plate ?? '', at, '61000,5', 'Sandviken Bil'],
    [first?.plate ?? '', '31.09.2026 10:00', '61000', 'Sandviken Bil'],
  ]
}

const cars: Make = ({ cars: known }) => {
  const [first, second] = known
  const of = (number: number, plate: string, more: Partial<NonNullable<typeof first>> = {}) => {
    const { model, place, tariff } = { model: '', place: '', tariff: '', ...first, ...more }
    return [String(number), plate, model, place, tariff, more.color ?? 'Rød']
  }
  return [
    ['Bilnummer', 'Registreringsnummer', 'Bilmodell', 'Lokasjon', 'Takst', 'Farge'],
    of(9801, 'EX98011'),
    of(9802, 'EX98012', { color: 'Hvit' }),
    [String(second?.number ?? ''), '', '', '', '', 'Grønn'],
    of(9803, 'EX98013', { model: typo(first?.model ?? '') }),
    of(9804, 'EX98014', { place: 'Månen' }),
    of(9805, first?.plate ?? ''),
    of(9806, ''),
    of(9807, 'EX98017', { color: 'Lilla' }),
  ]
}

const cards: Make = ({ cards: known, people }) => [
  ['Kortnummer', 'Brikke-ID', 'E-post'],
  ['0098001', '04A2B901', people[0]?.email ?? ''],
  ['0098002', '04A2B902', ''],
  [known[0]?.number ?? '0098003', '', people[1]?.email ?? ''],
  ['0098004', known[0]?.chip ?? '', ''],
  ['0098005', '04A2B905', 'ingen@example.no'],
  ['0098006', '', ''],
  ['9,8E+10', '04A2B907', ''],
]

const persons: Make = ({ people }) => {
  const type = people.find((one) => one.type !== null)?.type ?? 'Privat'
  return [
    ['E-post', 'Navn', 'Mobil', 'Medlemskap', 'Medlemskapstype', 'Eier'],
    ['mia.moe@example.no', 'Mia Moe', '41234567', 'Familien Moe', type, 'Ja'],
    ['ola.moe@example.no', 'Ola Moe', '', 'Familien Moe', type, 'Nei'],
    [people[0]?.email ?? '', people[0]?.name ?? '', '', people[0]?.membership ?? '', '', ''],
    ['per.berg@example.no', 'Per Berg', '', 'Familien Berg', typo(type), ''],
    ['siri.sol@example.no', 'Siri Sol', '', 'Familien Sol', '', ''],
    ['uten.navn@example.no', '', '', '', '', ''],
    ['feil adresse', 'Feil Adresse', '', '', '', ''],
    ['tor.dal@example.no', 'Tor Dal', '123', '', '', ''],
  ]
}

const tariffs: Make = ({ cars: known }, now) => {
  const from = dayOf(addOsloDays(now, 40))
  return [
    ['Takst', 'Gjelder fra', 'Startpris', 'Pris per time', 'Pris per kilometer', 'Redusert egenandel per time'],
    [known[0]?.tariff ?? '', from, '25,00', '41,00', '3,10', '6,00'],
    ['Helgebil', from, '0,00', '35,00', '3,00', '6,00'],
    ['Minibuss', '01.01.2020', '25,00', '79,00', '4,30', '6,00'],
    ['Lastebil', '31.02.2027', '25,00', '99,00', '6,30', '6,00'],
    ['Elsykkel', from, '10,00', 'ti', '0,00', '0,00'],
    ['Tilhenger', from, '10,00', '', '0,00', '0,00'],
  ]
}

const reservations: Make = ({ cars: known, people }, now) => {
  const at = (days: number, hour: string) => `${dayOf(addOsloDays(now, days))} ${hour}`
  const [first, second] = people
  const of = (car: string, email: string, from: string, to: string) => [car, email, from, to, first?.membership ?? '']
  const car = String(known[0]?.number ?? '')
  return [
    ['Bilnummer', 'E-post', 'Fra', 'Til', 'Medlemskap'],
    of(car, first?.email ?? '', at(200, '10:00'), at(200, '16:00')),
    of(car, first?.email ?? '', at(200, '14:00'), at(200, '18:00')),
    of(car, second?.email ?? '', at(-3, '10:00'), at(-3, '16:00')),
    of('9999', first?.email ?? '', at(201, '10:00'), at(201, '16:00')),
    of(car, 'ingen@example.no', at(201, '10:00'), at(201, '16:00')),
    of(car, first?.email ?? '', at(201, '16:00'), at(201, '10:00')),
  ]
}

const opening: Make = ({ people }) => {
  const whose = people[0]?.membership ?? ''
  return [
    ['Slag', 'Medlemskap', 'Beløp', 'Fakturanummer', 'Fakturadato', 'Forfall', 'KID'],
    ['Faktura', whose, '412,00', '20417', '01.10.2019', '15.10.2019', '204170017'],
    ['Til gode', whose, '99,00', '', '', '', ''],
    ['Andel', whose, '1000,00', '', '', '', ''],
    ['Faktura', 'Ingen vi kjenner', '10,00', '20418', '01.10.2019', '', ''],
    ['Faktura', whose, '10,00', '', '01.10.2019', '', ''],
  ]
}

/** Of each type that is no claim, a file with rows that are right and of each kind one that is not. */
export const recordFiles = {
  fuel,
  payments,
  odometer,
  cars,
  cards,
  persons,
  tariffs,
  reservations,
  opening,
} as const satisfies Record<string, Make>
