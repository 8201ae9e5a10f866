import { expect, it } from 'vitest'
import { packLicensePlate } from './license-plate.ts'

it('[E15] however a plate is typed, it is one plate', () => {
  for (const typed of ['EL12345', 'el12345', 'EL 12345', ' el-12 345 ']) expect(packLicensePlate(typed)).toBe('EL12345')
  expect(packLicensePlate('æø 1')).toBe('ÆØ1')
  expect(packLicensePlate(' - ')).toBe('')
})
