import { formatPhone } from '@delebil/validation'

/** Norwegian texts of the help pages' screens. */
export const helpTexts = {
  call: (phone: string) => `Ring ${formatPhone(phone)}`,
  noTitle: 'Uten tittel',
  noText: 'Skriv en tekst, så vises den her.',
  justThis: 'Gjelder denne bilen',
  specific: 'Spesifikke løsninger',
  noSpecific: 'Ingen bil eller modell har en egen løsning.',
  newSpecific: 'Ny spesifikk løsning',
  edit: 'Rediger',
  editOf: (title: string) => `Rediger «${title}»`,
  search: 'Søk i hjelpesidene',
  hidden: 'Vises ikke for medlemmer',
  none: 'Ingen hjelpesider ennå.',
  nothing: 'Ingenting passer med søket.',
  shown: (count: number) => (count === 1 ? 'Viser én hjelpeside' : `Viser ${count} hjelpesider`),
  failed: 'Fikk ikke hentet hjelpesidene',
} as const
