import { expect, test } from 'vitest'
import { sampleInvoiceLines } from '../../sample/sample-invoices.ts'
import { groupByTrip } from './group-by-trip.ts'

test('lines of one trip are grouped in their order, and none is lost', () => {
  const other = sampleInvoiceLines.slice(0, 1).map((line) => ({ ...line, reservation: null }))
  const groups = groupByTrip([...sampleInvoiceLines, ...other])
  expect(groups.map(({ reservation, lines }) => [reservation?.id, lines.length])).toEqual([
    [12, 3],
    [13, 1],
    [undefined, 1],
  ])
  expect(groups.flatMap(({ lines }) => lines)).toEqual([...sampleInvoiceLines, ...other])
  expect(groupByTrip([])).toEqual([])
})
