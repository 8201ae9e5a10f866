import type { SourceFile } from './repository.ts'

const specifier = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"]+)['"]/g

/** What a file imports or re-exports, as it is written there. */
export const importsOf = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(specifier)].flatMap(([, name]) => name ?? [])
