import type { NotificationKind, NotificationWay } from '@delebil/validation'
import { formatPhone } from '@delebil/validation'

/** What a person reads when choosing how to hear of what. */
export const notificationTexts = {
  heading: 'Hva du får beskjed om, og hvordan',
  saved: 'Valget er lagret.',
  sms: (number: string) => `SMS går til ${formatPhone(number)}.`,
  noSms: 'Skriv mobilnummeret ditt under Mine opplysninger for å få SMS.',
  noPush: 'Varsler kommer ikke før du slår dem på over.',
  mail: 'Det som må nå deg, kommer på e-post om ikke noe annet når fram.',
  kinds: {
    TRIP_START: ['Påminnelse før turen', 'Hvor bilen står, og når turen begynner.'],
    TRIP_END: ['Når turen nærmer seg slutten', 'Spør om du vil forlenge, der bilen er ledig.'],
    LATE_RETURN: ['Når bilen er for sen', 'Må nå deg: andre kan vente på bilen.'],
    CAR_HELD: ['Når bilen du venter på er ledig', 'Må nå deg: bilen holdes bare en stund.'],
    TRIP_CHANGED: ['Når klubben endrer turen din', 'Må nå deg: en annen bil, plass eller tid.'],
    REPLY: ['Svar fra klubben', 'Når noen svarer på det du har skrevet eller meldt, for eksempel en skade.'],
    LICENSE: ['Om førerkortet ditt', 'Må nå deg: når det er sjekket, og når det snart går ut.'],
    INVOICE_DUE: ['Når en faktura snart forfaller', 'Må nå deg. Selve fakturaen kommer som før.'],
    NEWS: ['Nyheter fra klubben', 'Det kan du også slå av ved å svare STOPP.'],
  } satisfies Readonly<Record<NotificationKind, readonly [string, string]>>,
  ways: { SMS: 'SMS', PUSH: 'Varsel', MAIL: 'E-post' } satisfies Readonly<Record<NotificationWay, string>>,
} as const
