import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyPatch, patches } from './patch-react-aria.ts'

const modules = new URL('../../../node_modules/', import.meta.url)

describe.each(patches)('$file, because $why', (patch) => {
  const original = readFileSync(new URL(patch.file, modules), 'utf8')

  it('is as the patch expects it', () => {
    const patched = applyPatch(patch, original)
    for (const { find } of patch.changes) expect(patched.split(find)).toHaveLength(1)
  })

  it('is refused once it is something else', () => {
    expect(() => applyPatch(patch, applyPatch(patch, original))).toThrow('not what its patch was made for')
    expect(() => applyPatch(patch, original + original)).toThrow('not what its patch was made for')
  })
})
