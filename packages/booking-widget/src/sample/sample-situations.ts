import type { CarState, Situation } from '@delebil/core-api'

const situation = (
  id: number,
  title: string,
  tags: Situation['tags'],
  text: string,
  more: Partial<Situation> = {},
): Situation => ({
  id,
  organizationId: 1,
  title,
  text,
  tags,
  phone: null,
  specific: null,
  ...more,
})

const all: readonly Situation[] = [
  situation(
    7,
    'Drivstoffkortet virker ikke',
    ['FUEL', 'LOST_CARD', 'EXPENSES'],
    'Betal selv, og ta vare på kvitteringen.',
  ),
  situation(
    1,
    'Lade hjemme på plassen',
    ['CHARGING', 'ELECTRIC'],
    `Bilen skal alltid stå til lading når du leverer den på en plass med lader.

1. Ta kabelen ut av bagasjerommet.
2. Sett kabelen i bilen først, så i laderen.
3. Lås bilen. Da låses kabelen også.

Laderen starter av seg selv.`,
    { specific: { of: 'MODEL', name: 'Volkswagen ID.3', text: 'Ladeluken er bak til høyre.', phone: null } },
  ),
  situation(2, 'Hurtiglade på tur', ['CHARGING', 'EXPENSES'], 'Ladebrikken henger på nøkkelringen.'),
  situation(3, 'Fylle bensin', ['FUEL'], 'Drivstoffkortet ligger i hanskerommet.'),
  situation(4, 'Jeg har mistet nøkkelkortet mitt', ['LOST_CARD'], 'Si fra med en gang, så sperrer vi kortet.', {
    phone: '+4755000024',
  }),
  situation(
    5,
    'Få tilbake det du har lagt ut',
    ['EXPENSES'],
    '- Ta vare på kvitteringen.\n- Send oss et bilde av den.',
  ),
  situation(6, 'Ulykke', ['ACCIDENT'], 'Er noen skadet? Ring 113 først.', { phone: '+47 55 00 00 24' }),
]

/** The entries of the sample club that are about one of the tags. */
export const sampleSituations = (tags: string): Situation[] => {
  const topics = tags.split(',').filter((tag) => tag !== '' && !tag.startsWith('FROM_'))
  return all.filter((one) => topics.length === 0 || one.tags.some((tag) => topics.includes(tag)))
}

export const sampleCarState: CarState = {
  at: '2026-11-21T10:10:00+01:00',
  isLocked: true,
  areDoorsClosed: true,
  chargePercent: 64,
  isCharging: false,
  fuelPercent: null,
  rangeKilometers: 210,
  position: { type: 'Point', coordinates: [5.3332, 60.3853] },
}
