import { expect, test } from 'vitest'
import { createSeal, SealBroken } from './seal.ts'

const { seal, unseal } = createSeal('a-key-of-the-settings', 'test')

test('a sealed text is opened by its key alone, never looks the same twice, and shows nothing of itself', () => {
  const [one, two] = [seal('hemmelig å'), seal('hemmelig å')]
  expect([unseal(one), unseal(two)]).toEqual(['hemmelig å', 'hemmelig å'])
  expect(one.equals(two)).toBe(false)
  expect(one.toString('latin1')).not.toContain('hemmelig')
})

test('a sealed text is not opened by another key, for another purpose, or with a byte that was changed', () => {
  const sealed = seal('hemmelig')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => unseal(changed)).toThrow(SealBroken)
  expect(() => createSeal('another-key-of-settings', 'test').unseal(sealed)).toThrow(SealBroken)
  expect(() => createSeal('a-key-of-the-settings', 'other').unseal(sealed)).toThrow(SealBroken)
  expect(() => unseal(Buffer.alloc(3))).toThrow(SealBroken)
})
