import { type PolicyField, type PolicyKey, policyFields } from '@delebil/validation'
import { policyUnitText } from '@delebil/validation/text'

const fieldOf = (key: PolicyKey): PolicyField => policyFields[key]

const isPlain = ({ kind }: PolicyField) => kind === 'choice' || kind === 'sender' || kind === 'sms' || kind === 'hour'

function describe(key: PolicyKey, value: number | string): string {
  const field = fieldOf(key)
  if (field.kind === 'choice') return field.choices[Number(value)] ?? '–'
  if (field.kind === 'sender' || field.kind === 'sms') return String(value)
  return field.kind === 'hour' ? `kl. ${String(value).padStart(2, '0')}:00` : `${value} ${policyUnitText[field.kind]}`
}

/** Norwegian texts of the page of settings; what each setting is called stands with the setting. */
export const settingsTexts = {
  lead: 'Det klubben bestemmer. En ny verdi kan gjelde med en gang eller fra en dato, og alle endringer lagres i historikken.',
  value: describe,
  changed: (key: PolicyKey, from: number | string, to: number | string) =>
    `${isPlain(fieldOf(key)) ? describe(key, from) : from} → ${describe(key, to)}`,
  standard: 'Standard',
  since: (moment: string) => `Siden ${moment}`,
  coming: (value: string, moment: string) => `${value} fra ${moment}`,
  earlier: 'Tidligere',
  by: (name: string | undefined, why: string | null) => [name, why && `«${why}»`].filter(Boolean).join(': '),
  change: 'Ny verdi',
  changeOf: (label: string) => `Ny verdi for ${label}`,
  newValue: (key: PolicyKey) => {
    const { kind } = fieldOf(key)
    if (kind === 'hour') return 'Ny verdi (hel time)'
    if (kind === 'sms') return 'Ny tekst'
    return kind === 'choice' || kind === 'sender' ? 'Ny verdi' : `Ny verdi (${policyUnitText[kind]})`
  },
  bounds: (key: PolicyKey) => {
    const { kind, least, most } = fieldOf(key)
    return kind === 'sender'
      ? `${least} til ${most} bokstaver, tall og mellomrom, eller et telefonnummer`
      : `Fra ${least} til ${most}`
  },
  fields: 'Felt som fylles ut',
  needed: (field: string) => `${field} må være med`,
  barred: (key: PolicyKey, value: number, why: string) => `${describe(key, value)} kan ikke velges nå. ${why}`,
  from: 'Gjelder fra',
  fromHelp: 'Fra midnatt norsk tid. La feltet stå tomt for å endre med en gang.',
  fromMonth: 'Den første dagen i en måned.',
  why: 'Hvorfor?',
  save: 'Lagre',
  cancel: 'Avbryt',
  saved: (label: string) => `${label} er lagret`,
  takeBack: 'Ta tilbake',
  takeBackOf: (value: string, moment: string) => `Ta tilbake ${value} fra ${moment}`,
  takeBackQuestion: 'Ta tilbake verdien?',
  takeBackText: (label: string, value: string) => `${label} blir da ikke endret til ${value}.`,
  takenBack: 'Verdien er tatt tilbake',
} as const
