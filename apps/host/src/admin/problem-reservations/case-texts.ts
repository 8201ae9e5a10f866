import { formatDistance, formatNok } from '@delebil/validation/text'
import type { NearestCar } from './use-nearest-car.ts'

const dearerText = (ore: number | undefined): string =>
  ore === undefined ? '' : ore === 0 ? ' Samme pris.' : ` ${formatNok(Math.abs(ore))} ${ore > 0 ? 'mer' : 'mindre'}.`

/** Norwegian texts of a case of the work list. */
export const caseTexts = {
  suggested: 'Foreslått',
  late: (who: string, car: number, when: string) => `${who} skulle levert bil ${car} ${when}`,
  look: (who: string, car: number, why: string) => `${who}, bil ${car}: ${why}`,
  nothing: (who: string, car: number) => `${who}, bil ${car}: ingenting venter lenger.`,
  belongs: (place: string) => `Bilen hører til på ${place}.`,
  fetches: (who: string, when: string) => `${who} henter den ${when}.`,
  nobody: 'Noen',
  call: (name: string) => `Ring ${name}`,
  callShort: 'Ring',
  extend: (end: string) => `Forleng til ${end}`,
  extendWhy: (added: string, latest: string) => `${added} mer. Bilen er ledig til ${latest}.`,
  move: (who: string) => `Finn en annen bil til ${who}`,
  moveWhy: (when: string) => `Henter ${when}.`,
  nearest: ({ carNumber, model, location, metres, dearerOre }: NearestCar) =>
    `Nærmest og ledig: ${carNumber} ${model}, ${location}${metres === null ? '' : `, ${formatDistance(metres)} unna`}.${dearerText(dearerOre)}`,
  moveShort: 'Finn bil',
  seen: 'Saken er sett på',
  seenWhy: 'Ingenting endres. Saken går ut av listen.',
  give: 'Gi saken videre',
  giveWhy: 'En annen følger den opp.',
} as const
