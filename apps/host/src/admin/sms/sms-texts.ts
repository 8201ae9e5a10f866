import type { smsObstacles } from '@delebil/core-api/admin'
import { formatCount, formatNok } from '@delebil/validation/text'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { smsCount as sms } from '../shared/sms-counted.ts'

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'mottaker' : 'mottakere'}`
const shownCharacters: Readonly<Record<string, string>> = {
  '\u00a0': 'hardt mellomrom',
  '\u202f': 'smalt mellomrom',
  '\u2009': 'smalt mellomrom',
  '\u2007': 'hardt mellomrom',
  '\t': 'tabulator',
  ' ': 'mellomrom',
}
const shown = (character: string) => shownCharacters[character] ?? character

/** Norwegian texts of SMS. */
export const smsTexts = {
  heading: 'SMS',
  newHeading: 'Ny SMS',
  newText: 'Ny SMS',
  search: 'Navn, telefon eller tekst',
  to: 'Til',
  status: 'Status',
  sent: 'Sendt',
  size: 'Deler og pris',
  sizeOf: (parts: number, ore: number) => (ore > 0 ? `${sms(parts)}, ${formatNok(ore)}` : sms(parts)),
  about: 'Gjelder',
  waits: (moment: string) => `Sendes ${momentOrDash(moment)}`,
  again: 'Send igjen',
  againDone: 'Lagt i kø',
  write: 'Skriv',
  receivers: 'Mottakere',
  add: 'Legg til mottaker',
  addHelp: 'Navn, telefon eller e-post',
  noReceivers: 'Velg hvem som skal ha den, eller begynn fra en liste, en person, en reservasjon eller en bil.',
  remove: (name: string) => `Ta bort ${name}`,
  template: 'Mal',
  noTemplate: 'Ingen mal',
  text: 'Tekst',
  fields: 'Felter',
  class: 'Slag',
  classes: { service: 'Om reservasjon eller medlemskap', news: 'Nyhet' },
  newsHelp: 'Nyheter går ikke til dem som har sagt STOPP, og sier selv hvordan man slipper dem.',
  urgent: 'Det haster: send med en gang, også i stilletiden',
  preview: 'Slik blir den',
  from: (sender: string) => `Fra ${sender}`,
  canAnswer: 'Kan få svar',
  cannotAnswer: 'Kan ikke få svar',
  noText: 'Skriv teksten, så ser du den her slik den kommer fram.',
  example: (name: string) => `Slik ${name} får den`,
  sum: 'Til sammen',
  sumOf: (receivers: number, parts: number) => `${people(receivers)}, ${sms(parts)}`,
  price: (ore: number, part: number) =>
    part > 0 ? `${formatNok(ore)} (${formatNok(part)} for hver)` : 'Pris er ikke satt i innstillingene',
  left: (parts: number) => `${formatCount(parts)} igjen av grensen for i dag`,
  tooMany: 'Det er flere enn det som er igjen av grensen for i dag.',
  later: (moment: string) => `Det er stilletid. Den sendes ${momentOrDash(moment)}.`,
  turned: 'Byttet for å holde teksten kort',
  turn: ({ from, to, count }: { from: string; to: string; count: number }) =>
    `${shown(from)} → ${shown(to)}${count > 1 ? `, ${formatCount(count)} ganger` : ''}`,
  foreign: (characters: readonly string[]) =>
    `${characters.join(' ')} gjør at hver SMS rommer under halvparten så mye.`,
  gets: (count: number) => `Får den: ${formatCount(count)}`,
  getsNot: (count: number) => `Får den ikke: ${formatCount(count)}`,
  showAll: (count: number) => `Vis alle ${formatCount(count)}`,
  obstacle: (obstacle: (typeof smsObstacles)[number], missing: string | null) =>
    ({
      NO_PHONE: 'Har ikke telefonnummer',
      NO_MOBILE: 'Nummeret er ikke en mobil',
      SAME_NUMBER: 'Samme nummer som en annen',
      STOPPED: 'Vil ikke ha nyheter',
      EMPTY_FIELD: `Mangler {${missing}}`,
      TOO_LONG: 'Teksten blir for lang',
    })[obstacle],
  send: (count: number) => (count === 1 ? 'Send SMS' : `Send til ${formatCount(count)}`),
  sendQuestion: (count: number) => `Send SMS til ${formatCount(count)}?`,
  sendFacts: (parts: number, ore: number) =>
    `${ore > 0 ? `${sms(parts)}, ${formatNok(ore)}` : sms(parts)}. Det kan ikke angres.`,
  queued: (count: number) => `${sms(count)} er lagt i kø`,
  failed: 'Fikk ikke sett hvordan den blir.',
  none: 'Ingen SMS.',
  panel: 'SMS',
  when: 'Når',
} as const
