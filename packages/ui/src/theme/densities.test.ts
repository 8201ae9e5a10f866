import { describe, expect, it } from 'vitest'
import { densities } from './densities.ts'
import { inUnit } from './in-unit.ts'
import { contract } from './vars.css.ts'

const { desk, touch, airyRows } = densities

it('under a mouse a control is 32 px high, a small one 28, a row 32', () => {
  expect([desk[contract.size.target], desk[contract.size.targetSmall], desk[contract.row.item]]).toEqual(
    [32, 28, 32].map(inUnit),
  )
})

it('under a finger nothing that is pressed is lower than 44 px', () => {
  for (const token of [contract.size.target, contract.size.targetSmall, contract.row.item, contract.side.item]) {
    expect(touch[token]).toBe(inUnit(44))
  }
})

it('airy rows are 40 px, and nothing else is another', () => {
  expect(airyRows).toEqual({ [contract.row.item]: inUnit(40) })
})

describe.each([
  ['desk', desk, [14, 20]],
  ['touch', touch, [16, 24]],
] as const)('the type of %s', (_name, density, [size, line]) => {
  it('gives the size of the body and a line for it', () => {
    expect(density[contract.text.body]).toBe(inUnit(size))
    expect(Number(density[contract.line.body]) * size).toBeCloseTo(line)
  })
})

it('each token that one density sets, the other sets as well', () => {
  expect(Object.keys(touch).sort()).toEqual(Object.keys(desk).sort())
})
