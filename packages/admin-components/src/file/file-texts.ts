/** Norwegian texts of files and pictures. */
export const fileTexts = {
  drop: 'Slipp bilder her, lim inn med Ctrl+V, eller velg dem.',
  choose: 'Velg bilder',
  limits: (megabytes: number) => `Bilder fra kamera eller skjerm, høyst ${megabytes} MB hver.`,
  send: (count: number) => (count === 1 ? 'Last opp bildet' : `Last opp ${count} bilder`),
  queue: 'Filer',
  states: { ready: 'Klar', loading: 'Laster opp …', success: 'Lastet opp', error: 'Ble ikke lastet opp' },
  said: (done: number, failed: number, total: number) =>
    failed > 0 ? `${done} av ${total} er lastet opp, ${failed} feilet` : `${done} av ${total} er lastet opp`,
  remove: (name: string) => `Ta bort ${name}`,
  retry: (name: string) => `Last opp ${name} på nytt`,
  retryShort: 'Prøv igjen',
  download: (name: string) => `Last ned ${name}`,
  turnLeft: 'Roter mot venstre',
  turnRight: 'Roter mot høyre',
  preview: (name: string) => `Valgt bilde: ${name}`,
  noPreview: 'Kan ikke vises her, men kan lastes opp.',
  alt: 'Hva viser bildet?',
  altHelp: 'Leses opp for den som ikke ser det.',
  enlarge: (name: string) => `${name}. Vis stort`,
  picture: 'Bilde',
  failed: 'Fikk ikke hentet bildet.',
} as const
