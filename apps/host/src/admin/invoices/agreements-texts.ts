import { problemText } from '@delebil/validation/text'

/** What is said of eFaktura and AvtaleGiro. */
export const agreementsTexts = {
  heading: 'eFaktura og AvtaleGiro',
  notOffered: problemText['membership.agreements-not-offered'],
  kept: 'Avtalen ligger her fra før, og kan slettes.',
  lead: (days: number) =>
    `Banken må ha kravet ${days} dager før forfall, uten helligdager. En kjørings bevis sier fra om det ikke rekker.`,
  leadNotified:
    'Banken varsler før hvert trekk, og må ha kravet innen siste virkedag i en måned, for forfall fra den 15. i neste til den 14. i måneden etter. En kjørings bevis sier fra om det ikke rekker.',
  hasEInvoice: 'Har sagt ja til eFaktura',
  directDebitKid: 'KID i avtalen om AvtaleGiro',
  kidHelp: 'Tomt der det ikke er noen avtale.',
  directDebitNotice: 'Vil ha varsel på papir før hvert trekk',
  save: 'Lagre avtalene',
  saved: 'Lagret eFaktura og AvtaleGiro',
} as const
