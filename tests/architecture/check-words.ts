import type { Word } from '../../.storybook/foundations/words.ts'
import type { SourceFile } from './repository.ts'

/** Where the product's own words stand; what only staff and machines read is English or theirs. */
const isTexts = ({ path }: SourceFile) =>
  /^(?:apps\/host|packages\/[^/]+)\/src\/(?:.*\/)?(?:[^/]*texts?\.ts|locale\/[^/]+\.ts|problem\.ts)$/.test(path) &&
  !/\.test\.ts$|\/sample\//.test(path)

const quoted = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** A sentence or a label: identifiers, addresses and classes of style are neither. */
const isSaid = (text: string) => / |^[A-ZÆØÅ]/.test(text) && !/^[@./]/.test(text)

/** Texts that use another word than the house's for a thing. */
export function checkWords(
  files: readonly SourceFile[],
  words: readonly Word[],
  given: readonly string[],
): readonly string[] {
  const texts = files.filter(isTexts)
  if (texts.length === 0) return ['no text was read']
  return texts.flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter((sentence) => !given.some((start) => sentence.startsWith(start)))
      .flatMap((sentence) =>
        words.flatMap(({ say, not }) =>
          not
            .filter((word) => new RegExp(`(?<![\\p{L}-])${word}`, 'iu').test(sentence))
            .map((word) => `${path}: "${sentence}" says "${word}"; the house says "${say}"`),
        ),
      ),
  )
}

const sentencesOf = (text: string) =>
  [...text.matchAll(quoted)]
    .map(([, single, template]) => (single ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'))
    .filter(isSaid)
