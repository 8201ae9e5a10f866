import type { PolicyField } from './policy-field.ts'

const section = 'notifications'

/** What an organization decides about what members hear of by themselves. */
export const notificationPolicyFields = {
  tripReminderHours: {
    kind: 'hours',
    standard: 2,
    least: 0,
    most: 48,
    section,
    label: 'Påminnelse før turen',
    help: 'Så lenge før turen begynner. Den som reserverte senere enn det, får ingen. Ingen kommer i stilletiden. 0 er ingen.',
  },
  extensionAskMinutes: {
    kind: 'minutes',
    standard: 15,
    least: 0,
    most: 120,
    section,
    label: 'Spørsmål om å forlenge',
    help: 'Så lenge før slutten spør vi den som er ute, der bilen er ledig etterpå. Svaret JA forlenger der SMS-avsenderen er et telefonnummer; er den et navn, får de en lenke. 0 er aldri.',
  },
  lateNotifyMinutes: {
    kind: 'minutes',
    standard: 10,
    least: 0,
    most: 120,
    section,
    label: 'Beskjed om for sen bil',
    help: 'Så lenge etter slutten får den som er ute, beskjed. Den venter ikke på stilletiden.',
  },
  invoiceDueReminderDays: {
    kind: 'days',
    standard: 3,
    least: 0,
    most: 30,
    section,
    label: 'Beskjed før forfall',
    help: 'Så mange dager før en ubetalt faktura forfaller. Den som har AvtaleGiro, får ingen. 0 er ingen.',
  },
} as const satisfies Readonly<Record<string, PolicyField>>
