import type { NotificationKind } from './notification.ts'

/** Kinds that have a text for an SMS; news have what staff write. */
export type SmsNotificationKind = Exclude<NotificationKind, 'NEWS'>

const ofTrip = ['fornavn', 'bil', 'regnr', 'plass', 'start', 'slutt', 'klubb', 'telefon', 'lenke'] as const

type Template = {
  /** What is sent by a club that has no text of its own. */
  readonly text: string
  /** What may stand in it in braces. */
  readonly fields: readonly string[]
}

/** The SMS of each kind of message that comes by itself. */
export const notificationSms = {
  TRIP_START: {
    text: 'Turen din begynner {start}. {bil}, {regnr}, står på {plass}. {lenke}',
    fields: ofTrip,
  },
  TRIP_END: {
    text: 'Turen med {bil} er over {slutt}. Svar JA for å forlenge til {nyslutt} for {pris}.',
    fields: [...ofTrip, 'nyslutt', 'pris'],
  },
  LATE_RETURN: {
    text: 'Turen med {bil}, {regnr}, skulle vært over {slutt}. Avslutt eller forleng den her: {lenke}',
    fields: ofTrip,
  },
  CAR_HELD: {
    text: '{bil} på {plass} er ledig {start}. Vi holder den for deg til {frist}: {lenke}',
    fields: ['fornavn', 'bil', 'plass', 'start', 'slutt', 'klubb', 'telefon', 'frist', 'lenke'],
  },
  TRIP_CHANGED: {
    text: '{klubb} har gitt beskjed om turen din {start}: {lenke}',
    fields: ofTrip,
  },
  REPLY: {
    text: '{klubb} har svart deg om turen med {bil}: {lenke}',
    fields: ofTrip,
  },
  LICENSE: {
    text: '{klubb}: {beskjed}. {lenke}',
    fields: ['fornavn', 'klubb', 'telefon', 'beskjed', 'lenke'],
  },
  INVOICE_DUE: {
    text: 'Faktura {faktura} fra {klubb} på {pris} forfaller {frist}. KID {kid}. {lenke}',
    fields: ['fornavn', 'klubb', 'telefon', 'faktura', 'pris', 'frist', 'kid', 'lenke'],
  },
} as const satisfies Readonly<Record<SmsNotificationKind, Template>>

/** The question whether to extend, where nobody can answer the sender: it leads to where one does so. */
export const extensionLinkSms = {
  text: 'Turen med {bil} er over {slutt}. Forleng til {nyslutt} for {pris} her: {lenke}',
  fields: notificationSms.TRIP_END.fields,
} as const satisfies Template
