import type { CarAction, CarLoginState, NativeProblem } from '@delebil/validation/bluetooth'

const problems: Record<NativeProblem, string> = {
  'bluetooth-off': 'Bluetooth er av. Slå det på og prøv igjen.',
  'permission-missing': 'Appen har ikke lov til å bruke Bluetooth.',
  'car-not-near': 'Vi får ikke kontakt med bilen. Gå helt bort til den og prøv igjen.',
  'car-refused': 'Bilen sa nei. Sjekk at dette er riktig bil, og at tiden din har begynt.',
  'car-silent': 'Bilen svarer ikke. Gå nærmere og prøv igjen.',
  busy: 'Appen er opptatt med noe annet. Prøv igjen om litt.',
  'not-supported': 'Appen kan ikke dette ennå. Se etter en nyere utgave.',
  'version-unsupported': 'Appen er for gammel. Oppdater den og prøv igjen.',
  malformed: 'Noe gikk galt mellom siden og appen. Prøv igjen.',
  failed: 'Det gikk ikke. Prøv igjen.',
  'no-answer': 'Vi fikk ikke svar i tide. Prøv igjen.',
}

const states: Record<CarLoginState, string> = {
  UNKNOWN: 'Bilen er ikke i nærheten',
  NEAR: 'Bilen er i nærheten',
  CONNECTING: 'Logger inn i bilen …',
  LOGGED_IN: 'Du er logget inn i bilen',
  LOGGING_OUT: 'Logger ut av bilen …',
  LOGGED_OUT: 'Du er ikke logget inn i bilen',
}

const refused: Partial<Record<CarAction, string>> = {
  OPEN: 'Bilen ble ikke låst opp.',
  LOCK: 'Bilen ble ikke låst.',
  LOG_OUT: 'Du ble ikke logget ut.',
}

/** What a person reads about the app around the page and about cars over Bluetooth. */
export const nativeTexts = {
  heading: 'Bilen over Bluetooth',
  loadFailed: 'Vi fikk ikke hentet det som trengs for Bluetooth. Bruk «Lås opp», eller last siden på nytt.',
  problems,
  states,
  refused,
  searching: 'Leter etter bilen …',
  comeCloser: 'Gå bort til bilen, så finner vi den.',
  logIn: 'Logg inn i bilen',
  open: 'Lås opp over Bluetooth',
  lock: 'Lås over Bluetooth',
  logOut: 'Logg ut av bilen',
  remember: 'Logg ut av bilen når turen er over.',
  car: {
    lock: 'Lås',
    locked: 'Låst',
    unlocked: 'Ulåst',
    doors: 'Dører',
    closed: 'Lukket',
    ajar: 'Minst én dør er åpen',
    energy: 'Strøm eller drivstoff',
    percent: (percent: number) => `${Math.round(percent)} %`,
    odometer: 'Kilometerstand',
    kilometers: (kilometers: number) => `${Math.round(kilometers).toLocaleString('nb')} km`,
  },
  obstacle: {
    greeting: 'Kobler til appen …',
    silent: { title: 'Appen svarer ikke', text: 'Prøv igjen. Hjelper ikke det, lukk appen og åpne den på nytt.' },
    appTooOld: {
      title: 'Appen må oppdateres',
      text: 'Denne utgaven kan ikke bruke Bluetooth med siden. Hent den nyeste der du fant appen.',
    },
    siteTooOld: { title: 'Siden må lastes på nytt', text: 'Appen er nyere enn siden.' },
    ask: { title: 'Vil du bruke Bluetooth?', text: 'Da kan du finne og låse opp bilen også uten dekning.' },
    denied: {
      title: 'Appen har ikke lov til å bruke Bluetooth',
      text: 'Gi appen tilgang til Bluetooth i innstillingene til telefonen.',
    },
    off: { title: 'Bluetooth er av', text: 'Slå på Bluetooth for å finne og låse opp bilen.' },
    unsupported: { title: 'Telefonen har ikke Bluetooth', text: 'Bruk «Lås opp» på reservasjonen i stedet.' },
    retry: 'Prøv igjen',
    reload: 'Last siden på nytt',
    allow: 'Gi tilgang',
    openSettings: 'Åpne innstillinger',
    turnOn: 'Slå på Bluetooth',
  },
  nearby: {
    heading: 'Biler i nærheten',
    mine: 'Dine reservasjoner',
    others: 'Andre biler',
    searching: 'Leter etter biler …',
    waiting: 'Vi leter igjen hvert 15. sekund.',
    none: 'Ingen andre biler i nærheten.',
    noReservationsHeading: 'Ingen reservasjoner',
    noReservations: 'Når du har reservert en bil, kan du låse den opp herfra.',
    findCar: 'Velg bil',
    loading: 'Henter reservasjoner …',
    unknownCar: (id: number) => `Bil ${id}`,
    signal: { strong: 'Rett ved deg', good: 'I nærheten', weak: 'Litt unna' },
    loggedOutHeading: 'Logg inn for å se bilene dine',
  },
} as const
