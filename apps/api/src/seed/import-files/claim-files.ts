import { addMinutes, osloParts } from '@delebil/validation/time'
import type { FactTrip, ImportFacts } from './import-facts.ts'

export type DemoRows = readonly (readonly string[])[]
type Words = {
  readonly head: readonly string[]
  readonly places: readonly string[]
  readonly kroner: readonly string[]
  readonly number: string
}

const two = (part: number): string => String(part).padStart(2, '0')
export const written = (at: Date): string => {
  const { day, month, year, hour, minute } = osloParts(at)
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}`
}
const middle = ({ from, to }: FactTrip): Date => new Date((from.getTime() + to.getTime()) / 2)

/** The plate with a letter where a digit is, as a camera takes them for each other. */
export const misread = (plate: string): string =>
  plate.replace(/[015](?!.*[015])/, (digit) => ({ 0: 'O', 1: 'I', 5: 'S' })[digit] ?? digit)

/** The first whose plate has a digit that looks like a letter, which not every one has. */
export const firstLikened = <One extends { readonly plate: string }>(all: readonly One[]): One | undefined =>
  all.find(({ plate }) => misread(plate) !== plate) ?? all[0]

/** The last night of which an hour comes twice. */
const doubleNight = (now: Date): string => {
  const { year, month } = osloParts(now)
  const last = new Date(Date.UTC(month > 10 ? year : year - 1, 9, 31))
  return `${two(31 - last.getUTCDay())}.10.${last.getUTCFullYear()} 02:14`
}

const words = {
  tolls: {
    head: ['Reg.nr', 'Passeringstidspunkt', 'Bomstasjon', 'Beløp', 'Passering', 'Kjøretøygruppe'],
    places: ['Nygårdstangen', 'Sotra', 'Bryggen', 'Sandviken', 'Arna'],
    kroner: ['26,00', '38,00', '26,00', '19,50'],
    number: '7001',
  },
  ferries: {
    head: ['Skilt', 'Dato', 'Samband', 'Takst', 'Billettnummer', 'Merknad'],
    places: ['Halhjem–Sandvikvåg', 'Krokeide–Hufthamar', 'Flakk–Rørvik'],
    kroner: ['214,00', '86,00', '148,00'],
    number: '8001',
  },
  parking: {
    head: ['Skilt', 'Start', 'Område', 'Pris', 'Parkering', 'Sone'],
    places: ['Bystasjonen', 'Nordre avlastningsvei', 'Klostergarasjen'],
    kroner: ['45,00', '112,00', '60,00'],
    number: '6001',
  },
  fines: {
    head: ['Kjennemerke', 'Tidspunkt', 'Gjerningssted', 'Beløp', 'Saksnr', 'Hjemmel'],
    places: ['Strandgaten 4', 'Lars Hilles gate 30', 'Dronningens gate 10'],
    kroner: ['990,00', '660,00'],
    number: '5001',
  },
} as const satisfies Record<string, Words>
export type ClaimKey = keyof typeof words

/** A file of claims as a company sends it: most of it right, and one row of each kind of trouble that the club's own trips can be in. */
export const claimFile = (key: ClaimKey, { trips, lone, pairs }: ImportFacts, now: Date): DemoRows => {
  const { head, places, kroner, number }: Words = words[key]
  let count = 0
  const row = (plate: string, time: string, amount?: string): string[] => {
    count += 1
    const at = count % places.length
    return [
      plate,
      time,
      places[at] ?? '',
      amount ?? kroner[count % kroner.length] ?? '',
      `${number}${String(count).padStart(5, '0')}`,
      '1',
    ]
  }
  const good = trips.slice(0, 24).map((trip) => row(trip.plate, written(middle(trip))))
  const [first, second] = trips
  const [alone, other = alone] = lone
  if (!first || !second || !alone || !other) return [head, ...good]
  const [pair] = pairs
  const likened = firstLikened(trips) ?? first
  return [
    head,
    ...good,
    row(second.plate, doubleNight(now)),
    row(misread(likened.plate), written(middle(likened))),
    row(alone.plate, written(addMinutes(alone.to, 240))),
    row(other.plate, written(addMinutes(other.to, 8))),
    ...(pair ? [row(pair.plate, written(pair.at))] : []),
    row(first.plate, written(middle(first)), key === 'fines' ? '10.990,00' : '1.026,00'),
    row(second.plate, '31.09.2026 12:10'),
    row(second.plate, written(addMinutes(now, 3 * 24 * 60))),
    row(second.plate, written(middle(second)), ''),
    good[0] ?? [],
    ['Sum', '', '', '', '', ''],
  ]
}
