import { accountTexts } from './account-texts.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { membershipTexts } from './membership-texts.ts'
import { offlineTexts } from './offline-texts.ts'
import { signOnTexts } from './sign-on/sign-on-texts.ts'
import { termsTexts } from './terms-texts.ts'

/** Every text of the site's own frame that a person reads; the widget and the rules have their own. */
export const texts = {
  siteName: 'Delebil',
  skipLink: 'Hopp til innholdet',
  mainNavigation: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  menu: 'Meny',
  toStart: (name: string) => `${name}, til forsiden`,

  findCar: 'Velg bil',
  myReservations: 'Mine reservasjoner',
  myInvoices: 'Mine fakturaer',
  admin: 'Admin',
  logIn: 'Logg inn',
  logOut: 'Logg ut',
  myUser: 'Min bruker',
  myYear: 'Mitt bilår',
  support: 'Hjelp og kontakt',

  headings: {
    findCar: 'Velg bil',
    reservations: 'Reservasjoner',
    reservation: 'Reservasjon',
    shared: 'Delt reservasjon',
    invoices: 'Mine fakturaer',
    logIn: 'Logg inn',
    profile: 'Profil',
    resetPassword: 'Glemt passord',
    loggingOut: 'Logger ut',
    loading: 'Laster',
  },

  profile: {
    menu: 'Min profil',
    memberships: 'Medlemskap',
    owner: 'Eier',
    none: 'Du er ikke med i noen medlemskap. Du kan opprette et i brukermenyen, eller bli invitert av noen andre.',
  },

  login: {
    email: 'E-post',
    password: 'Passord',
    submit: 'Logg inn',
    reason: 'Logg inn for å fortsette.',
    locked: (seconds: number) => `Du kan prøve igjen om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  },

  account: accountTexts,
  invoices: invoiceTexts,
  signOn: signOnTexts,
  membership: membershipTexts,
  terms: termsTexts,

  offline: offlineTexts,
  loading: 'Laster …',

  errors: {
    toFindCar: 'Til Velg bil',
    toAdmin: 'Til administrasjonen',
    back: 'Tilbake',
    boundary: {
      heading: 'Oida, her skjedde det visst en feil!',
      text: 'Last siden på nytt. Hjelper ikke det, ring kundestøtte.',
      refresh: 'Last siden på nytt',
    },
    unknownUrl: { heading: '404 Ukjent URL', text: 'Vi har ingen side på denne adressen:' },
    unknownLocation: { heading: 'Ukjent lokasjonsID', text: 'Stedet finnes ikke, eller det er lagt ned.' },
    extension: {
      heading: 'Kunne ikke forlenge reservasjonen',
      text: 'Reservasjonen er som før. Prøv igjen senere.',
    },
    editNote: { heading: 'Kunne ikke endre notatet', text: 'Det du skrev står der fortsatt. Prøv igjen senere.' },
    unauthorized: {
      heading: '403 Uautorisert spørring',
      text: 'Du har ikke tilgang til dette. Sjekk',
      checks: ['at lenken er riktig', 'at du er logget inn som rett bruker', 'at du har valgt rett organisasjon'],
    },
    unknown: { heading: 'Ukjent feil', text: 'Noe gikk galt. Prøv igjen om litt.' },
    contact: (name: string) => `Kontakt ${name}`,
    phone: 'Telefon',
    mail: 'E-post',
  },
} as const
