import { parseOrganizationNumber } from '@delebil/validation'
import type { InvoicePaper } from '../invoice-paper.ts'
import { type EhfDocument, type EhfLine, type EhfShare, ehfDocument } from './ehf-document.ts'

/** A rule that a document breaks, by its name in Peppol or EN 16931, in words for whoever mends it. */
export type EhfBreach = { readonly rule: EhfRule; readonly message: string }

type Check = (document: EhfDocument) => string | undefined

const mostSlackOre = 2
const krone = 100

const sumOf = <T>(all: readonly T[], oreOf: (one: T) => number): number => all.reduce((sum, one) => sum + oreOf(one), 0)

const unless = (isHeld: boolean, message: string): string | undefined => (isHeld ? undefined : message)

const isPriced = ({ quantity, price, netOre }: EhfLine): boolean =>
  Math.abs(Number(quantity) * Number(price) * krone - netOre) <= mostSlackOre

const isVatOfRate = ({ netOre, vatOre, percent }: EhfShare): boolean =>
  percent === 0 ? vatOre === 0 : Math.abs(Math.abs(vatOre) - Math.round(Math.abs(netOre * percent) / 100)) < krone

const isVatNumber = (number: string): boolean => {
  const digits = /^NO(\d{9})MVA$/.exec(number)?.[1]
  return digits !== undefined && parseOrganizationNumber(digits) === digits
}

const checks = {
  R003: ({ buyerReference }) => unless(buyerReference !== null, 'EHF krever mottakerens referanse.'),
  R010: ({ buyer }) => unless(buyer.organizationNumber !== null, 'Mottakeren mangler et gyldig organisasjonsnummer.'),
  R020: ({ seller }) => unless(seller.organizationNumber !== null, 'Klubben mangler et gyldig organisasjonsnummer.'),
  'NO-R-001': ({ seller: { vatNumber } }) =>
    unless(vatNumber === null || isVatNumber(vatNumber), 'Organisasjonsnummeret i klubbens MVA-nummer går ikke opp.'),
  'BR-S-02': ({ seller, lines }) =>
    unless(
      seller.vatNumber !== null || lines.every(({ category }) => category !== 'S'),
      'En linje har MVA, men klubben er ikke registrert for MVA.',
    ),
  'BR-16': ({ lines }) => unless(lines.length > 0, 'Dokumentet har ingen linjer.'),
  R120: ({ lines }) => {
    const wrong = lines.findIndex((line) => !isPriced(line))
    return unless(wrong < 0, `Linje ${wrong + 1}: antall ganger pris er ikke beløpet.`)
  },
  'BR-CO-10': ({ lines, linesNetOre }) =>
    unless(sumOf(lines, (line) => line.netOre) === linesNetOre, 'Linjene summerer seg ikke til summen av linjer.'),
  'BR-CO-13': ({ linesNetOre, netOre }) =>
    unless(linesNetOre === netOre, 'Fakturaens sum uten MVA er en annen enn linjenes.'),
  'BR-CO-14': ({ shares, vatOre }) =>
    unless(sumOf(shares, (share) => share.vatOre) === vatOre, 'Fakturaens MVA er en annen enn satsenes.'),
  'BR-CO-15': ({ netOre, vatOre, grossOre }) =>
    unless(netOre + vatOre === grossOre, 'Sum uten MVA og MVA er ikke summen med MVA.'),
  'BR-CO-16': ({ grossOre, payableOre }) => unless(grossOre === payableOre, 'Beløpet å betale er et annet enn summen.'),
  'BR-CO-17': ({ shares }) => {
    const wrong = shares.find((share) => !isVatOfRate(share))
    return unless(wrong === undefined, `MVA på ${wrong?.percent} % er mer enn en krone fra det satsen gir.`)
  },
  'BR-55': ({ kind, credits }) =>
    unless(kind === 'INVOICE' || credits !== null, 'Kreditnotaen sier ikke hvilken faktura den gjelder.'),
} as const satisfies Readonly<Record<string, Check>>

export type EhfRule = keyof typeof checks

/** The rules that a document breaks; none where it may be sent. */
export const checkEhfDocument = (document: EhfDocument): EhfBreach[] =>
  Object.entries<Check>(checks).flatMap(([rule, check]) => {
    const message = check(document)
    return message === undefined ? [] : [{ rule: rule as EhfRule, message }]
  })

/** What keeps an invoice from being sent as EHF, before anybody tries. */
export const checkEhf = (paper: InvoicePaper): EhfBreach[] => checkEhfDocument(ehfDocument(paper))
