import { formatCount } from '../format-count.ts'

type Said = Readonly<Record<'change' | 'remove' | 'undo', (count: number) => string>>

/** Norwegian texts of bulk changes. */
export const bulkTexts = {
  menu: 'Handlinger',
  changeField: 'Endre et felt …',
  remove: 'Slett …',
  earlier: 'Masseendringer',
  heading: { change: 'Endre flere', remove: 'Slett flere', undo: 'Angre' },
  field: 'Felt',
  rehearse: 'Se hva som skjer',
  rehearsing: 'Prøver uten å lagre …',
  rehearsed: (done: number, total: number) => `Prøver uten å lagre: ${formatCount(done)} av ${formatCount(total)}`,
  why: 'Hvorfor?',
  whyHelp: 'Står i historikken',
  back: 'Tilbake',
  will: {
    change: (count) => `${formatCount(count)} blir endret`,
    remove: (count) => `${formatCount(count)} blir slettet`,
    undo: (count) => `${formatCount(count)} blir som før`,
  } satisfies Said,
  unchanged: (count: number) => `${formatCount(count)} er slik fra før`,
  skipped: (count: number) => `${formatCount(count)} hoppes over`,
  sample: (shown: number, count: number) =>
    count > shown ? `De ${shown} første av ${formatCount(count)}` : 'Dette blir endret',
  sampled: (shown: number, count: number) =>
    count > shown ? `De ${shown} første av ${formatCount(count)}` : 'Dette ble endret',
  nothing: 'Ingenting blir endret.',
  confirm: {
    change: (count) => `Endre ${formatCount(count)}`,
    remove: (count) => `Slett ${formatCount(count)}`,
    undo: (count) => `Angre ${formatCount(count)}`,
  } satisfies Said,
  working: (done: number, count: number) => `${formatCount(done)} av ${formatCount(count)} er gjort`,
  spoken: (percent: number) => `${percent} prosent er gjort`,
  goesOn: 'Du kan lukke og gjøre noe annet: arbeidet går videre. Du finner det igjen under Masseendringer.',
  stop: 'Stopp',
  stopped: 'Stoppet',
  stoppedWhy: 'Den som startet, har ikke lenger tilgang til å endre dette.',
  goOn: (count: number) => `Fortsett med ${formatCount(count)}`,
  done: {
    change: (count) => `${formatCount(count)} endret`,
    remove: (count) => `${formatCount(count)} slettet`,
    undo: (count) => `${formatCount(count)} er som før`,
  } satisfies Said,
  failed: (count: number) => `${formatCount(count)} gikk ikke`,
  left: (count: number) => `${formatCount(count)} ble ikke prøvd`,
  retry: (count: number) => `Prøv ${formatCount(count)} på nytt`,
  undo: 'Angre endringene',
  close: 'Lukk',
  tooMany: (most: number) => `Inntil ${formatCount(most)} kan endres om gangen. Snevre inn med søk eller filtre.`,
  tooManyNamed: (most: number) =>
    `Inntil ${formatCount(most)} kan velges rad for rad. Velg heller alle som passer, og snevre inn med filtre.`,
  from: 'tomt',
  each: 'Hver enkelt',
  showEach: 'Vis hver enkelt',
  states: { waiting: 'Venter', done: 'Gjort', same: 'Slik fra før', failed: 'Gikk ikke' },
} as const
