import type { MailKind } from '@delebil/core-api/admin'
import {
  EMAIL_CONFIRMATION_HOURS,
  INVITATION_DAYS,
  type InvoiceKind,
  type LicenseRefusal,
  LOGIN_LINK_MINUTES,
  PASSWORD_RESET_MINUTES,
} from '@delebil/validation'
import { formatNok, formatPeriod, formatTime, licenseRefusalText } from '@delebil/validation/text'
import type { MailMessage } from '../../adapters/mail/port.ts'
import { billingMailTexts } from './billing-mail-texts.ts'
import type { HeldCar } from './held-car.ts'
import { type AccountHolder, dayText, ofOrganization, type Receiver, toAccount } from './letter.ts'

type Invited = {
  readonly organizationId: number
  readonly inviteeEmail: string
  readonly organizationName: string
}
type Stretch = { readonly start: Date; readonly end: Date }
type MovedReservation = {
  readonly car: { readonly model: string; readonly licensePlate: string; readonly locationName: string }
  readonly from: Stretch
  readonly to: Stretch
}
type MailedInvoice = {
  readonly kind: InvoiceKind
  readonly number: number
  readonly total: string
  readonly dueDate: string
  readonly kid: string
}
/** Who changed an account, where it was not its owner. */
type Changer = { readonly name: string; readonly phone: string | null }

const notYou = 'Var det ikke deg? Velg «Glemt passordet?» der du logger inn, og gi beskjed til klubben din.'

const notAgreed = ({ name, phone }: Changer) =>
  `Det er ansatte i ${name} som har gjort det. Er det ikke avtalt med deg, ${phone ? `ring ${name} på telefon ${phone}` : `gi beskjed til ${name}`} med en gang.`

/** Every mail that is sent, in the words that a person reads. */
export const mailTexts = {
  ...billingMailTexts,
  passwordReset: (to: AccountHolder, link: string) =>
    toAccount(
      'passwordReset',
      to,
      'Nytt passord',
      `Noen har bedt om nytt passord for ${to.email}. Velg det her:`,
      link,
      `Lenken virker én gang, i ${PASSWORD_RESET_MINUTES} minutter. Har du ikke bedt om den, trenger du ikke gjøre noe: passordet ditt er det samme.`,
    ),
  gatewayTrial: (to: AccountHolder) =>
    toAccount(
      'gatewayTrial',
      to,
      'Prøve fra Delebil',
      'Du ba om en prøve av e-posten under «Oppsett». Leser du dette, virker den.',
      'Ligger den i søppelposten, vil brev til medlemmene gjøre det også. Da må den som driver serveren se på avsenderen.',
    ),
  loginLink: (to: AccountHolder, link: string) =>
    toAccount(
      'loginLink',
      to,
      'Logg inn selv om innloggingen venter',
      `Det er prøvd feil passord for ${to.email} så mange ganger at innloggingen venter. Åpne denne lenken i nettleseren du vil logge inn fra:`,
      link,
      `Lenken virker én gang, i ${LOGIN_LINK_MINUTES} minutter, og passordet skriver du etterpå. Har du ikke bedt om den, trenger du ikke gjøre noe.`,
    ),
  invitation: (to: Invited, link: string) =>
    ofOrganization(
      to.organizationId,
      'invitation',
      { email: to.inviteeEmail },
      `Du er invitert til ${to.organizationName}`,
      `Et medlem inviterer deg til medlemskapet sitt i ${to.organizationName}. Se hvem det er, og svar her:`,
      link,
      `Lenken virker én gang, i ${INVITATION_DAYS} dager, og bare for ${to.inviteeEmail}. Venter du ingen invitasjon, trenger du ikke gjøre noe.`,
    ),
  staffInvitation: (to: { organizationId: number; email: string; organizationName: string }, link: string) =>
    ofOrganization(
      to.organizationId,
      'staffInvitation',
      to,
      `Du er invitert som ansatt i ${to.organizationName}`,
      `${to.organizationName} vil gi deg tilgang som ansatt. Logg inn, eller lag en bruker, med ${to.email}, og svar her:`,
      link,
      `Invitasjonen gjelder i ${INVITATION_DAYS} dager, og bare for ${to.email}. Venter du ingen invitasjon, trenger du ikke gjøre noe.`,
    ),
  movedIn: (
    to: { organizationId: number; organizationName: string; name: string; email: string; hasPassword: boolean },
    link: string,
  ) =>
    ofOrganization(
      to.organizationId,
      'movedIn',
      to,
      `${to.organizationName} har flyttet`,
      to.hasPassword
        ? `${to.organizationName} bruker nå Delebil. Reservasjonene dine er flyttet med. Logg inn som før, med ${to.email}:`
        : `${to.organizationName} bruker nå Delebil. Reservasjonene dine er flyttet med. Velg et passord for ${to.email}, så er du inne:`,
      link,
      `Stemmer ikke noe av det som er flyttet, gi beskjed til ${to.organizationName}.`,
    ),
  passwordChanged: (to: AccountHolder, by?: Changer) =>
    toAccount(
      'passwordChanged',
      to,
      'Passordet ditt er endret',
      'Passordet ditt er endret, og andre innlogginger er avsluttet.',
      by ? notAgreed(by) : notYou,
    ),
  secondStepChanged: (to: AccountHolder) =>
    toAccount(
      'secondStepChanged',
      to,
      'Innlogging i to trinn er endret',
      'Det du bekrefter med når du logger inn i to trinn, er endret.',
      notYou,
    ),
  emailChanged: (to: AccountHolder, by?: Changer) =>
    toAccount(
      'emailChanged',
      to,
      'E-postadressen din er endret',
      'Brukeren din har fått en annen e-postadresse. Fra nå sendes alt dit.',
      by ? notAgreed(by) : notYou,
    ),
  welcome: (to: AccountHolder, link: string) =>
    toAccount(
      'welcome',
      to,
      'Velkommen',
      'Du har fått en bruker. Logg inn med e-postadressen din og passordet du valgte. Før du kan reservere, må du bekrefte adressen:',
      link,
      `Lenken virker i ${EMAIL_CONFIRMATION_HOURS} timer.`,
    ),
  confirmEmail: (to: AccountHolder, link: string) =>
    toAccount(
      'confirmEmail',
      to,
      'Bekreft e-postadressen din',
      `Bekreft at ${to.email} er din, så kan du reservere:`,
      link,
      `Lenken virker i ${EMAIL_CONFIRMATION_HOURS} timer. Har du ingen bruker hos oss, trenger du ikke gjøre noe.`,
    ),
  signOnLinked: (to: AccountHolder, title: string) =>
    toAccount('signOnLinked', to, `${title} er koblet til`, `Du kan nå logge inn med ${title}.`, notYou),
  signOnUnlinked: (to: AccountHolder, title: string) =>
    toAccount(
      'signOnUnlinked',
      to,
      `${title} er koblet fra`,
      `Fra nå logger du inn med e-post og passord, ikke med ${title}.`,
      notYou,
    ),
  welcomeBySignOn: (to: AccountHolder, title: string) =>
    toAccount('welcome', to, 'Velkommen', `Du har fått en bruker. Logg inn med ${title}.`),
  licenseApproved: (organizationId: number, to: Receiver, validUntil: string) =>
    ofOrganization(
      organizationId,
      'licenseApproved',
      to,
      'Førerkortet ditt er godkjent',
      `Klubben har sett på førerkortet ditt. Det er godkjent til og med ${dayText(validUntil)}.`,
      'Bildene du sendte, er slettet.',
    ),
  licenseRefused: (organizationId: number, to: Receiver, reason: LicenseRefusal, link: string) =>
    ofOrganization(
      organizationId,
      'licenseRefused',
      to,
      'Førerkortet ditt ble ikke godkjent',
      `Klubben har sett på førerkortet du sendte. ${licenseRefusalText[reason]}`,
      'Bildene du sendte, er slettet. Send førerkortet på nytt her:',
      link,
    ),
  licenseEnding: (to: AccountHolder, validUntil: string, link: string) =>
    toAccount(
      'licenseEnding',
      to,
      `Førerkortet ditt går ut ${dayText(validUntil)}`,
      `Førerkortet vi har sjekket, gjelder til og med ${dayText(validUntil)}. Har du fått et nytt, send det her:`,
      link,
    ),
  paymentReceipt: (
    organizationId: number,
    to: Receiver,
    paid: {
      readonly amountOre: number
      readonly depositOre: number
      readonly feeOre: number
      /** Of the invoice that is paid; null of deposit and fee. */
      readonly invoiceNumber: number | null
    },
  ) =>
    ofOrganization(
      organizationId,
      'paymentReceipt',
      to,
      'Kvittering for betaling',
      ...(paid.invoiceNumber === null
        ? [
            `Vi har mottatt ${formatNok(paid.amountOre)} for medlemskapet ditt. Det er aktivt fra nå av.`,
            `Depositum: ${formatNok(paid.depositOre)}\nInnmeldingsavgift: ${formatNok(paid.feeOre)}`,
          ]
        : [`Vi har mottatt ${formatNok(paid.amountOre)} for faktura ${paid.invoiceNumber}.`]),
    ),
  carHeld: (organizationId: number, to: Receiver, { car, window, until, link }: HeldCar) =>
    ofOrganization(
      organizationId,
      'carHeld',
      to,
      `Bilen du venter på er ledig! Holdt til ${formatTime(until)}`,
      `${car.model} på ${car.locationName} er ledig ${formatPeriod(window)}. Vi holder den for deg til ${formatTime(until)}. Reserver den her:`,
      link,
      'Trenger du den ikke, kan du gi den videre samme sted. Gjør du ingenting, går den til neste på ventelisten.',
    ),
  fromStaff: (
    organizationId: number,
    to: Receiver,
    about: { readonly reservationNumber: number; readonly text: string; readonly link: string },
  ) =>
    ofOrganization(
      organizationId,
      'fromStaff',
      to,
      `Beskjed om reservasjon ${about.reservationNumber}`,
      about.text,
      about.link,
    ),
  invoice: (organizationId: number, organizationName: string, email: string, bill: MailedInvoice): MailMessage => {
    const isCredit = bill.kind === 'CREDIT_NOTE'
    return ofOrganization(
      organizationId,
      'invoice',
      { email },
      `${isCredit ? 'Kreditnota' : 'Faktura'} ${bill.number} fra ${organizationName}`,
      isCredit
        ? `Du får tilbake ${bill.total}. Kreditnotaen ligger ved.`
        : `Å betale: ${bill.total}\nForfall: ${dayText(bill.dueDate)}\nKID: ${bill.kid}`,
      'Hva du betaler for, står i fakturaen som ligger ved, og under Fakturaer i Delebil.',
    )
  },
  /** Of a kind that the person may also get by SMS or push: the same words, and where it leads. */
  notified: (
    organizationId: number,
    kind: MailKind,
    to: Receiver,
    about: { readonly title: string; readonly text: string; readonly link: string },
  ) =>
    ofOrganization(
      organizationId,
      kind,
      to,
      about.title,
      about.text,
      about.link,
      'Hvordan du får slike beskjeder, velger du i profilen din.',
    ),
  reservationMoved: (organizationId: number, to: Receiver, { car, from, to: wanted }: MovedReservation) =>
    ofOrganization(
      organizationId,
      'reservationMoved',
      to,
      'Reservasjonen din er flyttet',
      `Vi har flyttet reservasjonen din ${formatPeriod(from)}. Nå gjelder dette:`,
      `${car.model}, ${car.licensePlate}\n${car.locationName}\n${formatPeriod(wanted)}`,
      'Passer det ikke, kan du svare klubben på reservasjonen din i Delebil.',
    ),
  deleted: (to: AccountHolder) =>
    toAccount(
      'deleted',
      to,
      'Brukeren din er slettet',
      'Brukeren din er slettet. Det bokføringsloven krever, er beholdt uten navn, adresse og telefonnummer.',
    ),
} as const
