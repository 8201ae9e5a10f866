const many = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

/** Norwegian texts of bulk changes. */
export const bulkTexts = {
  menu: 'Handlinger',
  changeField: 'Endre et felt …',
  remove: 'Slett …',
  heading: { change: 'Endre flere', remove: 'Slett flere', undo: 'Angre' } as Readonly<Record<string, string>>,
  field: 'Felt',
  rehearse: 'Se hva som skjer',
  rehearsing: 'Prøver uten å lagre …',
  why: 'Hvorfor?',
  whyHelp: 'Står i historikken',
  back: 'Tilbake',
  will: {
    change: (count: number) => `${count} blir endret`,
    remove: (count: number) => `${count} blir slettet`,
    undo: (count: number) => `${count} blir som før`,
  } as Readonly<Record<string, (count: number) => string>>,
  unchanged: (count: number) => `${count} er slik fra før`,
  skipped: (count: number) => `${count} hoppes over`,
  sample: (shown: number, count: number) => (count > shown ? `De ${shown} første av ${count}` : 'Dette blir endret'),
  nothing: 'Ingenting blir endret.',
  confirm: {
    change: (count: number) => `Endre ${count}`,
    remove: (count: number) => `Slett ${count}`,
    undo: (count: number) => `Angre ${count}`,
  } as Readonly<Record<string, (count: number) => string>>,
  working: (done: number, count: number) => `${done} av ${count} er gjort`,
  stop: 'Stopp',
  done: {
    change: (count: number) => `${count} endret`,
    remove: (count: number) => `${count} slettet`,
    undo: (count: number) => `${count} er som før`,
  } as Readonly<Record<string, (count: number) => string>>,
  failed: (count: number) => many(count, 'gikk ikke', 'gikk ikke'),
  left: (count: number) => `${count} ble ikke prøvd`,
  retry: (count: number) => `Prøv ${count} på nytt`,
  undo: 'Angre endringene',
  close: 'Lukk',
  tooMany: (most: number) => `Inntil ${most} kan endres om gangen. Snevre inn med søk eller filtre.`,
  from: 'tomt',
} as const
