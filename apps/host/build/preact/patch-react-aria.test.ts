import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyPatch, patches } from './patch-react-aria.ts'

const modules = new URL('../../../../node_modules/', import.meta.url)

describe.each(patches)('$file, because $why', (patch) => {
  const original = readFileSync(new URL(patch.file, modules), 'utf8')

  it('the patch finds each of its places once', () => {
    const patched = applyPatch(patch, original)
    for (const { find } of patch.changes) expect(patched.split(find)).toHaveLength(1)
  })

  it('the patch refuses a file that was changed or patched already', () => {
    expect(() => applyPatch(patch, applyPatch(patch, original))).toThrow('not what its patch was made for')
    expect(() => applyPatch(patch, original + original)).toThrow('not what its patch was made for')
  })
})
