import { isCollectable } from '@delebil/validation'
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts'
import { kroner } from '../ledger/journal-csv.ts'
import type { Collectable } from '../stores/reminders.ts'

/** What each column of the file is stands in docs/debt-collection-file.md. */
export const collectionColumns = [
  'Fakturanummer',
  'KID',
  'Fakturadato',
  'Forfall',
  'Varsel sendt',
  'Frist i varsel',
  'Fakturabeløp',
  'Rest',
  'Purregebyr',
  'Medlemskap',
  'Navn',
  'Organisasjonsnummer',
  'Adresse',
  'Postnummer',
  'Poststed',
  'E-post',
  'Telefon',
] as const

/** Those of which the term of the notice is over and that nobody has paid, held or disputed. */
export const collectionCsv = (noticed: readonly Collectable[], today: string): string =>
  BYTE_ORDER_MARK +
  [
    csvLine(collectionColumns),
    ...noticed
      .filter((invoice) => isCollectable(invoice, today))
      .map((invoice) =>
        csvLine([
          ...[invoice.number, invoice.kid, invoice.invoiceDate, invoice.dueDate, invoice.noticeSentOn],
          ...[
            invoice.sent.at(-1)?.dueDate ?? null,
            kroner(invoice.totalOre),
            kroner(invoice.restOre),
            kroner(invoice.feesOre),
          ],
          ...[invoice.membershipId, invoice.customerName, invoice.organizationNumber, invoice.addressLine],
          ...[invoice.postalCode, invoice.city, invoice.email],
          // A plus in front makes a spreadsheet reckon.
          invoice.phone?.replace(/^\+/, '00') ?? null,
        ]),
      ),
  ].join('')
