import fc from 'fast-check'
import { parseXmlDocument } from 'slimdom'
import { describe, expect, it, test } from 'vitest'
import { hostile } from '../../../testing/test-arbitrary.ts'
import type { InvoicePaper } from '../invoice-paper.ts'
import { testCreditNote, testLine, testPaper } from '../test-invoice-paper.ts'
import { envelopeWindow, headColumn } from './layout.ts'
import { renderInvoicePdf } from './render-invoice-pdf.ts'
import { heard, partsOf, readPdf } from './test-read-pdf.ts'

const read = async (paper: InvoicePaper) => readPdf(await renderInvoicePdf(paper))
const saidBy = async (paper: InvoicePaper) => heard((await read(paper)).parts)
const unknownBuyer = {
  addressLine: null,
  postalCode: null,
  city: null,
  buyerOrganizationNumber: null,
  buyerReference: null,
  method: null,
  receiver: null,
}

describe('an invoice says what bokføringsforskriften § 5-1-1 demands', () => {
  it('names the parties, the document, the delivery, the price and the VAT of each rate in kroner', async () => {
    const said = await saidBy(testPaper())
    for (const fact of [
      'Byfjord Bildeling SA Strandgaten 1, 5013 Bergen · Org.nr. 987 654 325 MVA · Foretaksregisteret',
      'Fjordsyn Arkitekter AS Nøstegaten 12 5010 Bergen',
      'Faktura Fakturanummer 10001 Fakturadato 01.11.2026 Forfallsdato 15.11.2026',
      'Deres referanse Avdeling sør Deres org.nr. 974 760 673',
      'Reservasjon 100231 · bil 14 · man. 12. okt. 2026 10:00–14:00 · Møllendal',
      '1010 Leietid 4 t 40 kr 25 % 160 kr',
      '25 % 223,99 kr 56 kr 279,99 kr',
      '0 % · Uten avgiftsbehandling 51 kr 0 kr 51 kr',
      'Sum 274,99 kr 56 kr 330,99 kr',
      'KID 00000002000100012 Kontonummer 9999 01 00000 Forfallsdato 15.11.2026 Å betale 330,99 kr',
    ])
      expect(said).toContain(fact)
  })

  it('says MVA only of a club that is registered for VAT, and Foretaksregisteret only of one that is in it', async () => {
    const said = await saidBy(testPaper({ seller: { isVatRegistered: false, isInBusinessRegister: false } }))
    expect(said).toContain('Org.nr. 987 654 325 55 00')
    expect(said).not.toMatch(/MVA|Foretaksregisteret/)
    expect(said).toContain('Selgeren er ikke registrert i Merverdiavgiftsregisteret.')
  })

  it('says when a thing that is no trip was delivered, by its days', async () => {
    const fee = testLine({
      description: 'Medlemskap',
      reservation: null,
      place: null,
      deliveredFrom: new Date('2026-10-01T00:00:00+02:00'),
      deliveredTo: new Date('2026-10-31T12:00:00+01:00'),
    })
    expect(await saidBy(testPaper({ lines: [fee] }))).toContain('01.10.2026–31.10.2026 1010 Medlemskap')
  })
})

test('a credit note names its invoice, says above zero what it gives back, and asks for no payment', async () => {
  const said = await saidBy(testCreditNote())
  expect(said).toContain('Kreditnota Gjelder faktura 10001 Kreditnotanr. 10002 Dato 01.11.2026')
  expect(said).toContain('Leietid 4 t 40 kr 25 % 160 kr')
  expect(said).toContain('Til gode 330,99 kr')
  expect(said).not.toMatch(/KID|Kontonummer|Forfallsdato|Å betale/)
})

test('an invoice from before buyers were kept with it is drawn with the name alone', async () => {
  const said = await saidBy(testPaper({ invoice: unknownBuyer }))
  expect(said).toContain('Fjordsyn Arkitekter AS Faktura Fakturanummer 10001')
  expect(said).not.toMatch(/Deres|null/)
})

test('names in Sami, Polish, Cyrillic and Greek are printed letter for letter; what no font has is a question mark', async () => {
  const name = 'Áŋŋel Čáhci Đoarŧŧá Žižžá Łucja Wiśniewska-Żółć Ковалёва Ελένη'
  expect(await saidBy(testPaper({ invoice: { customerName: name }, seller: { name } }))).toContain(name)
  expect(await saidBy(testPaper({ invoice: { customerName: 'Li 株\u0007 ạ' } }))).toContain('Li ? a')
})

test('any text whatever in names and lines is drawn, within the structure and its column', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (customerName, description) => {
      const lines = [testLine({ description: `${description}${'w'.repeat(80)}` })]
      const { texts } = await read(testPaper({ invoice: { customerName, buyerReference: description }, lines }))
      expect(texts.filter(({ mark }) => mark === 'unmarked')).toEqual([])
      expect(texts.filter(({ text }) => /w{32}/.test(text))).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('the same invoice gives the same bytes each time', async () => {
  // Letters that no other test has drawn: what the first drawing has learnt may not change the second.
  const paper = testPaper({ invoice: { customerName: 'Ŵŷnne Өдөр' } })
  expect((await renderInvoicePdf(paper)).equals(await renderInvoicePdf(paper))).toBe(true)
})

describe('the PDF is tagged as PDF/UA demands', () => {
  it('says in its catalog what it is: tongue, title, tags, and the part of the standard', async () => {
    const pdf = (await renderInvoicePdf(testPaper())).toString('latin1')
    expect(readPdf(Buffer.from(pdf, 'latin1')).catalog).toContain('/Lang (nb-NO)')
    expect(pdf).toMatch(/\/DisplayDocTitle true/)
    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf).toContain('<rdf:li xml:lang="x-default">Faktura 10001</rdf:li>')
  })

  it('keeps its metadata well-formed whatever the club is called', async () => {
    const pdf = (await renderInvoicePdf(testPaper({ seller: { name: 'Bil & <Båt> AS' } }))).toString('utf8')
    const metadata = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf)?.[0] ?? ''
    expect(parseXmlDocument(metadata).documentElement?.localName).toBe('xmpmeta')
  })

  it('is one document of headings, paragraphs and tables, in the order in which it is read', async () => {
    const { parts } = await read(testPaper())
    expect(parts.map(({ type }) => type)).toEqual(['Document'])
    const order = parts[0]?.parts.map(({ type }) => type).join(' ')
    expect(order).toBe('P P P P H1 P P P P P Table H2 Table P P P P P')
  })

  it('gives every column and row of its tables a head, and each row as many cells as there are columns', async () => {
    const { parts } = await read(testPaper())
    expect(partsOf(parts, 'TH').filter(({ scope }) => scope === undefined)).toEqual([])
    const widths = partsOf(parts, 'Table').map((table) =>
      partsOf(table.parts, 'TR').map((row) => row.parts.reduce((sum, cell) => sum + (cell.columns ?? 1), 0)),
    )
    expect(widths).toEqual([
      [5, 5, 5, 5, 5, 5],
      [4, 4, 4, 4],
    ])
  })

  it('leaves no text outside of it, over several pages, and says the columns of the next page to the eye alone', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => testLine({ description: `Leietid ${index}` }))
    const { texts, parts } = await read(testPaper({ lines }))
    expect(texts.filter(({ mark }) => mark === 'unmarked')).toEqual([])
    const artifacts = texts.filter(({ mark }) => mark === 'artifact').map(({ text }) => text)
    expect(artifacts.filter((text) => text.startsWith('Side'))).toEqual(['Side 1 av 3', 'Side 2 av 3', 'Side 3 av 3'])
    expect(artifacts.filter((text) => text === 'Beskrivelse')).toHaveLength(2)
    expect(partsOf(parts, 'TR')).toHaveLength(1 + 1 + 90 + 2)
    expect(heard(parts)).toContain('1010 Leietid 89 4 t')
  })
})

describe('the buyer stands in the window of a C5 envelope', () => {
  const { left, top, width, height, slideRight, slideDown } = envelopeWindow
  const names = [
    'Fjordsyn Arkitekter AS',
    'Sameiet Søndre Skogveien 12 til 48 og Nordre Skogveien 3 til 9 AS',
    'Stiftelsen til fremme av samkjøring, kollektivtrafikk og lavere utslipp i Bergen, Askøy og Øygarden kommuner',
  ]

  it.each(names)('however the sheet slides: %s', async (customerName) => {
    const { texts, parts } = await read(testPaper({ invoice: { customerName } }))
    const [address] = partsOf(parts, 'P').filter(({ text }) => text.startsWith(customerName.slice(0, 10)))
    const own = texts.filter(({ text, page, x }) => page === 0 && x < headColumn && address?.text.includes(text))
    const buyer = own.filter(({ y }) => y > top && y < top + height)
    expect(buyer.map(({ text }) => text).join('')).toBe(address?.text)
    for (const { x, y } of buyer) {
      expect(x).toBeGreaterThan(left)
      expect(y - 10).toBeGreaterThan(top)
      expect(y + 3).toBeLessThan(top + height - slideDown)
    }
  })

  it('and nothing else shows in it', async () => {
    const { texts } = await read(testPaper())
    const shown = texts.filter(
      ({ page, x, y }) =>
        page === 0 && x < left + width && x > left - slideRight && y > top - slideDown && y - 8 < top + height,
    )
    expect(shown.map(({ text }) => text.trim())).toEqual(['Fjordsyn Arkitekter AS', 'Nøstegaten 12', '5010 Bergen'])
  })
})
