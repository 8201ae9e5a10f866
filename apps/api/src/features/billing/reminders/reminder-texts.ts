import type { ReminderKind } from '@delebil/validation'
import { dayText } from '../paper-texts.ts'

/** What a reminder is called and says. */
export const reminderTexts = {
  kinds: { REMINDER: 'Purring', NOTICE: 'Inkassovarsel' } satisfies Readonly<Record<ReminderKind, string>>,
  fileName: (kind: ReminderKind, number: number) =>
    `${kind === 'REMINDER' ? 'purring' : 'inkassovarsel'}-${number}.pdf`,
  invoice: 'Faktura',
  invoiceDate: 'Fakturadato',
  wasDue: 'Forfalt',
  sent: 'Dato',
  newDue: 'Ny frist',
  original: 'Fakturabeløp',
  text: (kind: ReminderKind, number: number, dueDate: string, newDue: string): readonly string[] =>
    kind === 'REMINDER'
      ? [
          `Vi kan ikke se at faktura ${number}, som forfalt ${dayText(dueDate)}, er betalt. Betal det som rester innen ${dayText(newDue)}.`,
          'Har du betalt de siste dagene, kan du se bort fra denne purringen. Stemmer ikke fakturaen, eller trenger du mer tid, ta kontakt med oss før fristen.',
        ]
      : [
          `Vi kan ikke se at faktura ${number}, som forfalt ${dayText(dueDate)}, er betalt, selv om vi har purret. Dette er et varsel etter inkassoloven § 9: betaler du ikke innen ${dayText(newDue)}, kan kravet bli sendt til inkasso, og det kan gi deg ekstra kostnader.`,
          'Mener du at kravet er feil, må du si fra til oss før fristen.',
        ],
  fee: (kroner: string) =>
    `Purregebyret på ${kroner} kommer på den neste fakturaen din, uten merverdiavgift. Det er ikke en del av beløpet under.`,
  restOfSum: (rest: string, total: string) => `Det rester ${rest} av ${total}.`,
} as const
