import { type PolicyField, type PolicyKey, policyFields } from '@delebil/validation'
import { policyUnitText } from '@delebil/validation/text'

const fieldOf = (key: PolicyKey): PolicyField => policyFields[key]

function describe(key: PolicyKey, value: number): string {
  const field = fieldOf(key)
  return field.kind === 'choice' ? (field.choices[value] ?? '–') : `${value} ${policyUnitText[field.kind]}`
}

/** Norwegian texts of the page of settings; what each setting is called stands with the setting. */
export const settingsTexts = {
  lead: 'Det klubben bestemmer. En ny verdi kan gjelde med en gang eller fra en dato, og alle endringer lagres i historikken.',
  value: describe,
  changed: (key: PolicyKey, from: number, to: number) =>
    `${fieldOf(key).kind === 'choice' ? describe(key, from) : from} → ${describe(key, to)}`,
  standard: 'Standard',
  since: (moment: string) => `Siden ${moment}`,
  coming: (value: string, moment: string) => `${value} fra ${moment}`,
  earlier: 'Tidligere',
  by: (name: string | undefined, why: string | null) => [name, why && `«${why}»`].filter(Boolean).join(': '),
  change: 'Ny verdi',
  changeOf: (label: string) => `Ny verdi for ${label}`,
  newValue: (key: PolicyKey) => {
    const { kind } = fieldOf(key)
    return kind === 'choice' ? 'Ny verdi' : `Ny verdi (${policyUnitText[kind]})`
  },
  bounds: (key: PolicyKey) => `Fra ${policyFields[key].least} til ${policyFields[key].most}`,
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
