import { parseOrganizationNumber } from '@delebil/validation'
import { type Document, type Element, parseXmlDocument } from 'slimdom'

/** What a document was refused for. */
export type DocumentProblem = { readonly rule: string; readonly message: string }

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'

const find = (from: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (all, name) => all.flatMap((one) => one.children.filter((child) => child.localName === name)),
      [from],
    )
const textOf = (from: Element, path: string): string => find(from, path)[0]?.textContent?.trim() ?? ''
const oreOf = (from: Element, path: string): number => Math.round(Number(textOf(from, path)) * 100)
const sumOf = (all: readonly Element[], path: string): number => all.reduce((sum, one) => sum + oreOf(one, path), 0)

const isEmpty = (one: Element): boolean =>
  one.children.length === 0 ? !one.textContent?.trim() : one.children.some(isEmpty)

const isOrganization = (from: Element, path: string): boolean => {
  const [endpoint] = find(from, path)
  const number = endpoint?.textContent ?? ''
  return endpoint?.getAttribute('schemeID') === '0192' && parseOrganizationNumber(number) === number
}

const isVatNumber = (root: Element): boolean =>
  find(root, 'AccountingSupplierParty/Party/PartyTaxScheme')
    .filter((one) => textOf(one, 'TaxScheme/ID') === 'VAT')
    .every((one) => {
      const digits = /^NO(\d{9})MVA$/.exec(textOf(one, 'CompanyID'))?.[1] ?? ''
      return parseOrganizationNumber(digits) === digits
    })

const isPriced = (line: Element): boolean => {
  const quantity = Number(textOf(line, 'InvoicedQuantity') || textOf(line, 'CreditedQuantity') || Number.NaN)
  const whole = quantity * Number(textOf(line, 'Price/PriceAmount') || Number.NaN)
  return Math.abs(whole - Number(textOf(line, 'LineExtensionAmount'))) <= 0.02
}

const isVatOfRate = (share: Element): boolean => {
  const due = Math.abs(oreOf(share, 'TaxableAmount') * Number(textOf(share, 'TaxCategory/Percent'))) / 100
  return Math.abs(Math.abs(oreOf(share, 'TaxAmount')) - Math.round(due)) < 100
}

const isTyped = (root: Element): boolean =>
  root.localName === 'Invoice'
    ? textOf(root, 'InvoiceTypeCode') === '380'
    : textOf(root, 'CreditNoteTypeCode') === '381'

const elementOrder =
  'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode Note DocumentCurrencyCode BuyerReference OrderReference BillingReference AdditionalDocumentReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine'.split(
    ' ',
  )

// The schema of UBL refuses an element that stands before one that it should follow.
const isInOrder = (root: Element): boolean => {
  const places = root.children.map(({ localName }) => elementOrder.indexOf(localName))
  return places.every((place, index) => place >= Math.max(0, places[index - 1] ?? 0))
}

/** The rules as an access point has them: by the XML that came, whoever wrote it. */
const heldRules = (root: Element, participant: string): Readonly<Record<string, boolean>> => {
  const lines = [...find(root, 'InvoiceLine'), ...find(root, 'CreditNoteLine')]
  const shares = find(root, 'TaxTotal/TaxSubtotal')
  const head = (name: string) => oreOf(root, `LegalMonetaryTotal/${name}`)
  const buyer = 'AccountingCustomerParty/Party/EndpointID'
  return {
    UBL: isInOrder(root),
    R001: textOf(root, 'ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    R003: textOf(root, 'BuyerReference') !== '' || textOf(root, 'OrderReference/ID') !== '',
    R004: textOf(root, 'CustomizationID') === customization,
    R008: !isEmpty(root),
    R010: isOrganization(root, buyer) && `0192:${textOf(root, buyer)}` === participant,
    R020: isOrganization(root, 'AccountingSupplierParty/Party/EndpointID'),
    'NO-R-001': isVatNumber(root),
    R120: lines.every(isPriced),
    'BR-02': textOf(root, 'ID') !== '',
    'BR-04': isTyped(root),
    'BR-16': lines.length > 0,
    'BR-55': root.localName === 'Invoice' || textOf(root, 'BillingReference/InvoiceDocumentReference/ID') !== '',
    'BR-CO-10': sumOf(lines, 'LineExtensionAmount') === head('LineExtensionAmount'),
    'BR-CO-13': head('TaxExclusiveAmount') === head('LineExtensionAmount'),
    'BR-CO-14': sumOf(shares, 'TaxAmount') === oreOf(root, 'TaxTotal/TaxAmount'),
    'BR-CO-15': head('TaxInclusiveAmount') === head('TaxExclusiveAmount') + oreOf(root, 'TaxTotal/TaxAmount'),
    'BR-CO-16': head('PayableAmount') === head('TaxInclusiveAmount'),
    'BR-CO-17': shares.length > 0 && shares.every(isVatOfRate),
  }
}

const parse = (xml: string): Document | undefined => {
  try {
    return parseXmlDocument(xml)
  } catch {
    return undefined
  }
}

const problem = (rule: string, message: string): DocumentProblem => ({ rule, message })

/** Why a document may not be sent to the participant; nothing where it may. */
export const problemsOf = (xml: string, participant: string): DocumentProblem[] => {
  const document = parse(xml)
  if (document?.documentElement === null || document === undefined)
    return [problem('XML', 'The document is not well-formed.')]
  if (document.doctype !== null) return [problem('XML', 'A document has no DOCTYPE.')]
  const root = document.documentElement
  const isKnown = ['Invoice', 'CreditNote'].some(
    (name) => root.localName === name && root.namespaceURI === `${ubl}:${name}-2`,
  )
  if (!isKnown) return [problem('UBL', 'The document is neither an invoice nor a credit note.')]
  return Object.entries(heldRules(root, participant)).flatMap(([rule, isHeld]) =>
    isHeld ? [] : [problem(rule, 'The document does not hold to this rule.')],
  )
}
