import type { InvoicePaper } from '../invoice-paper.ts'
import { paperTexts } from '../paper-texts.ts'
import { type EhfDocument, type EhfLine, type EhfParty, type EhfShare, ehfDocument } from './ehf-document.ts'
import { kronerOf } from './exact-amounts.ts'
import { group, leaf } from './write-xml.ts'

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
const organizationScheme = { schemeID: '0192' }

const amount = (name: string, ore: number): string => leaf(`cbc:${name}`, kronerOf(ore), { currencyID: 'NOK' })
const scheme = (id: string): string => group('cac:TaxScheme', [leaf('cbc:ID', id)])

const taxSchemes = ({ vatNumber, isInBusinessRegister }: EhfParty): string[] => [
  vatNumber ? group('cac:PartyTaxScheme', [leaf('cbc:CompanyID', vatNumber), scheme('VAT')]) : '',
  isInBusinessRegister
    ? group('cac:PartyTaxScheme', [leaf('cbc:CompanyID', paperTexts.businessRegister), scheme('TAX')])
    : '',
]

const party = (who: EhfParty): string =>
  group('cac:Party', [
    leaf('cbc:EndpointID', who.organizationNumber, organizationScheme),
    group('cac:PartyName', [leaf('cbc:Name', who.name)]),
    group('cac:PostalAddress', [
      leaf('cbc:StreetName', who.addressLine),
      leaf('cbc:CityName', who.city),
      leaf('cbc:PostalZone', who.postalCode),
      group('cac:Country', [leaf('cbc:IdentificationCode', 'NO')]),
    ]),
    ...taxSchemes(who),
    group('cac:PartyLegalEntity', [
      leaf('cbc:RegistrationName', who.name),
      leaf('cbc:CompanyID', who.organizationNumber, organizationScheme),
    ]),
    group('cac:Contact', [leaf('cbc:Telephone', who.phone), leaf('cbc:ElectronicMail', who.email)]),
  ])

const category = (name: string, { category, percent }: EhfLine | EhfShare, reason = ''): string =>
  group(name, [
    leaf('cbc:ID', category),
    // What is outside of VAT has no rate, not even nought.
    category === 'O' ? '' : leaf('cbc:Percent', percent),
    leaf('cbc:TaxExemptionReason', reason),
    scheme('VAT'),
  ])

const payment = ({ kind, kid, account }: EhfDocument): string =>
  kind === 'CREDIT_NOTE'
    ? group('cac:PaymentTerms', [leaf('cbc:Note', 'Til gode')])
    : group('cac:PaymentMeans', [
        leaf('cbc:PaymentMeansCode', '30'),
        leaf('cbc:PaymentID', kid),
        group('cac:PayeeFinancialAccount', [leaf('cbc:ID', account)]),
      ])

const vat = ({ vatOre, shares }: EhfDocument): string =>
  group('cac:TaxTotal', [
    amount('TaxAmount', vatOre),
    ...shares.map((share) =>
      group('cac:TaxSubtotal', [
        amount('TaxableAmount', share.netOre),
        amount('TaxAmount', share.vatOre),
        category('cac:TaxCategory', share, share.reason),
      ]),
    ),
  ])

const totals = (document: EhfDocument): string =>
  group('cac:LegalMonetaryTotal', [
    amount('LineExtensionAmount', document.linesNetOre),
    amount('TaxExclusiveAmount', document.netOre),
    amount('TaxInclusiveAmount', document.grossOre),
    amount('PayableAmount', document.payableOre),
  ])

const annex = ({ annex: added }: EhfDocument): string => {
  if (added === null) return ''
  const { fileName, text } = added
  return group('cac:AdditionalDocumentReference', [
    leaf('cbc:ID', fileName),
    leaf('cbc:DocumentDescription', paperTexts.annex),
    group('cac:Attachment', [
      leaf('cbc:EmbeddedDocumentBinaryObject', Buffer.from(text).toString('base64'), {
        mimeCode: 'text/csv',
        filename: fileName,
      }),
    ]),
  ])
}

const line = (kind: EhfDocument['kind'], said: EhfLine, index: number): string => {
  const isCredit = kind === 'CREDIT_NOTE'
  return group(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    leaf('cbc:ID', index + 1),
    leaf('cbc:Note', said.note),
    leaf(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', said.quantity, { unitCode: said.unitCode }),
    amount('LineExtensionAmount', said.netOre),
    leaf('cbc:AccountingCost', said.costCenter),
    group('cac:InvoicePeriod', [leaf('cbc:StartDate', said.from), leaf('cbc:EndDate', said.to)]),
    group('cac:Item', [
      leaf('cbc:Name', said.name),
      group('cac:SellersItemIdentification', [leaf('cbc:ID', said.productNumber)]),
      category('cac:ClassifiedTaxCategory', said),
    ]),
    group('cac:Price', [leaf('cbc:PriceAmount', said.price, { currencyID: 'NOK' })]),
  ])
}

/** The document as UBL, in the order that its schema demands. */
export const writeEhf = (document: EhfDocument): string => {
  const { kind, number, credits, lines } = document
  const isCredit = kind === 'CREDIT_NOTE'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const children = [
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
    leaf('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    leaf('cbc:ID', number),
    leaf('cbc:IssueDate', document.issueDate),
    isCredit ? leaf('cbc:CreditNoteTypeCode', 381) : leaf('cbc:DueDate', document.dueDate),
    isCredit ? '' : leaf('cbc:InvoiceTypeCode', 380),
    leaf('cbc:Note', document.note),
    leaf('cbc:DocumentCurrencyCode', 'NOK'),
    leaf('cbc:BuyerReference', document.buyerReference),
    group('cac:BillingReference', [group('cac:InvoiceDocumentReference', [leaf('cbc:ID', credits)])]),
    annex(document),
    group('cac:AccountingSupplierParty', [party(document.seller)]),
    group('cac:AccountingCustomerParty', [party(document.buyer)]),
    group('cac:Delivery', [
      leaf(
        'cbc:ActualDeliveryDate',
        lines
          .map(({ to }) => to)
          .sort()
          .at(-1),
      ),
    ]),
    payment(document),
    vat(document),
    totals(document),
    ...lines.map((said, index) => line(kind, said, index)),
  ]
  const namespaces = {
    xmlns: `${ubl}:${root}-2`,
    'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${group(root, children, namespaces)}\n`
}

/** The EHF of an invoice: Peppol BIS Billing 3.0, the same text for the same invoice. */
export const renderEhf = (paper: InvoicePaper): string => writeEhf(ehfDocument(paper))
