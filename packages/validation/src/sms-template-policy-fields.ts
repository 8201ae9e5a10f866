import { extensionLinkSms, notificationSms } from './notification-sms.ts'
import type { PolicyField } from './policy-field.ts'
import { staffSmsFields } from './sms-template.ts'
import { SMS_MAX_LENGTH } from './sms-text.ts'

const shared = { kind: 'sms', section: 'smsTexts', least: 1, most: SMS_MAX_LENGTH } as const
const byStaff = { ...shared, help: 'Til å velge når noen skriver en SMS.', fields: staffSmsFields } as const

/** The texts of SMS that an organization has of its own: those to choose from, and those that are sent by themselves. */
export const smsTemplatePolicyFields = {
  smsTextMoved: {
    ...byStaff,
    label: 'Ny bil eller plass',
    standard: 'Hei {fornavn}! Reservasjonen din {start} er nå på {bil} {regnr}. Den står på {plass}. Hilsen {klubb}',
  },
  smsTextLate: {
    ...byStaff,
    label: 'Bilen er ikke levert',
    standard:
      'Hei {fornavn}! {bil} {regnr} skulle vært levert {slutt}. Lever den, eller forleng i appen. Ring {telefon} om noe er galt. Hilsen {klubb}',
  },
  smsTextDelayed: {
    ...byStaff,
    label: 'Bilen er forsinket',
    standard:
      'Hei {fornavn}! {bil} {regnr}, som du har reservert fra {start}, er ikke levert ennå. Vi finner en annen bil til deg. Hilsen {klubb}',
  },
  smsTextFound: {
    ...byStaff,
    label: 'Noe er funnet i bilen',
    standard:
      'Hei {fornavn}! Det er funnet noe i {bil} {regnr} etter turen din. Ring {telefon}, så avtaler vi. Hilsen {klubb}',
  },
  smsTextCall: {
    ...byStaff,
    label: 'Ring oss',
    standard: 'Hei {fornavn}! Vi får ikke tak i deg. Ring {klubb} på {telefon} når du kan.',
  },
  smsTripStart: {
    ...shared,
    label: 'Tekst: påminnelse før turen',
    help: 'Sendes til den som har valgt SMS.',
    standard: notificationSms.TRIP_START.text,
    fields: notificationSms.TRIP_START.fields,
  },
  smsTripEnd: {
    ...shared,
    label: 'Tekst: spørsmål om å forlenge',
    help: 'Sendes der avsenderen er et telefonnummer. Må si at en svarer JA, til når og for hvor mye.',
    standard: notificationSms.TRIP_END.text,
    fields: notificationSms.TRIP_END.fields,
    needs: ['nyslutt', 'pris'],
  },
  smsTripEndLink: {
    ...shared,
    label: 'Tekst: spørsmål om å forlenge, med lenke',
    help: 'Sendes der avsenderen er et navn, som ingen kan svare. Må ha lenken der en forlenger.',
    standard: extensionLinkSms.text,
    fields: extensionLinkSms.fields,
    needs: ['lenke'],
  },
  smsLateReturn: {
    ...shared,
    label: 'Tekst: bilen er for sen',
    help: 'Sendes til den som er ute, hvis ikke annet er valgt.',
    standard: notificationSms.LATE_RETURN.text,
    fields: notificationSms.LATE_RETURN.fields,
  },
  smsCarHeld: {
    ...shared,
    label: 'Tekst: bil fra ventelisten',
    help: 'Sendes til den som har valgt SMS.',
    standard: notificationSms.CAR_HELD.text,
    fields: notificationSms.CAR_HELD.fields,
  },
  smsTripChanged: {
    ...shared,
    label: 'Tekst: beskjed om en tur',
    help: 'Når dere flytter, bytter eller gir beskjed om en tur. Hva som er sagt, står på reservasjonen.',
    standard: notificationSms.TRIP_CHANGED.text,
    fields: notificationSms.TRIP_CHANGED.fields,
  },
  smsReply: {
    ...shared,
    label: 'Tekst: svar fra klubben',
    help: 'Sendes til den som har valgt SMS. Selve svaret står på reservasjonen.',
    standard: notificationSms.REPLY.text,
    fields: notificationSms.REPLY.fields,
  },
  smsLicense: {
    ...shared,
    label: 'Tekst: førerkort',
    help: 'Når et førerkort er godkjent, ikke godkjent eller snart går ut.',
    standard: notificationSms.LICENSE.text,
    fields: notificationSms.LICENSE.fields,
    needs: ['beskjed'],
  },
  smsInvoiceDue: {
    ...shared,
    label: 'Tekst: faktura forfaller',
    help: 'Sendes til den som har valgt SMS.',
    standard: notificationSms.INVOICE_DUE.text,
    fields: notificationSms.INVOICE_DUE.fields,
  },
} as const satisfies Readonly<Record<string, PolicyField>>

/** Which of the texts each kind of message has that comes by itself. */
export const notificationTemplates = {
  TRIP_START: 'smsTripStart',
  TRIP_END: 'smsTripEnd',
  LATE_RETURN: 'smsLateReturn',
  CAR_HELD: 'smsCarHeld',
  TRIP_CHANGED: 'smsTripChanged',
  REPLY: 'smsReply',
  LICENSE: 'smsLicense',
  INVOICE_DUE: 'smsInvoiceDue',
} as const satisfies Readonly<Record<keyof typeof notificationSms, keyof typeof smsTemplatePolicyFields>>

/** Those that staff choose from. */
export const staffTemplates = [
  'smsTextMoved',
  'smsTextLate',
  'smsTextDelayed',
  'smsTextFound',
  'smsTextCall',
] as const satisfies readonly (keyof typeof smsTemplatePolicyFields)[]
