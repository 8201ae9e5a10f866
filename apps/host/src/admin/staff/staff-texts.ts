import type { PermissionArea } from '@delebil/core-api'

/** What each area is called, and what to see and to change in it means. */
const areas: Readonly<
  Record<PermissionArea, { readonly name: string; readonly short?: string; readonly help: string }>
> = {
  RESERVATION: { name: 'Reservasjoner', help: 'Turer, arbeidsliste og vaktbord.' },
  MESSAGE: { name: 'Meldinger', help: 'Svare medlemmer og sende SMS.' },
  MEMBERSHIP: { name: 'Medlemmer', help: 'Brukere, medlemskap, førerkort og nøkkelkort.' },
  FLEET_MANAGEMENT: { name: 'Flåte', help: 'Biler, hvor de står, og skader.' },
  BILLING: { name: 'Økonomi', help: 'Fakturering, innbetalinger, reskontro og regnskap.' },
  LIMITED_BILLING: {
    name: 'Begrenset økonomi',
    short: 'Begrenset',
    help: 'Bare linjene på turene og medlemskapene de ellers kan se.',
  },
  HELP: { name: 'Hjelpesider', help: 'Det medlemmene leser når noe er galt.' },
  FEATURE_TOGGLE: { name: 'Brytere', help: 'Slå deler av nettstedet av og på.' },
  ADMIN_SETTINGS: { name: 'Oppsett', help: 'Innstillinger, fakturaavsender og hvem som er ansatt.' },
}

/** Norwegian texts of who may do what. */
export const staffTexts = {
  lead: 'Hvem som kan se og endre hva. Alt som gis og tas, står i historikken.',
  areas,
  person: 'Ansatt',
  levels: { NONE: 'Ingen', READ: 'Se', WRITE: 'Endre' },
  none: '–',
  from: (day: string) => `fra ${day}`,
  until: (day: string) => `til ${day}`,
  firstDay: 'Fra og med',
  lastDay: 'Til og med',
  act: 'Handling',
  change: 'Endre',
  changeOf: (name: string) => `Endre rettighetene til ${name}`,
  invite: 'Inviter …',
  inviteHeading: 'Inviter en ansatt',
  inviteLead: 'Personen får en e-post, og rettighetene når invitasjonen er godtatt.',
  name: 'Navn',
  email: 'E-post',
  set: 'Ferdig sett',
  ownSet: 'Egne valg',
  opens: 'Sidene dette åpner',
  opensNothing: 'Ingen. Personen er ikke lenger ansatt når du lagrer.',
  password: 'Passordet ditt',
  passwordHelp: 'Så vi vet at det er du som gir rettigheter.',
  why: 'Hvorfor?',
  save: 'Lagre',
  send: 'Send invitasjon',
  cancel: 'Avbryt',
  saved: (name: string) => `Rettighetene til ${name} er lagret`,
  invited: (email: string) => `Invitasjonen er sendt til ${email}`,
  staff: 'Ansatte',
  noStaff: 'Ingen har rettigheter her.',
  invitations: 'Invitasjoner som venter',
  noInvitations: 'Ingen er invitert.',
  rights: 'Rettigheter',
  expires: 'Gjelder til',
  withdraw: 'Trekk tilbake',
  withdrawOf: (name: string) => `Trekk tilbake invitasjonen til ${name}`,
  withdrawn: 'Invitasjonen er trukket tilbake',
  rightNone: 'Gi minst én rettighet.',
  nobody: 'ingen',
} as const
