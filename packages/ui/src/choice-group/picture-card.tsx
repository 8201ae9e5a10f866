import type { ReactNode } from 'react'
import { picture as pictureClass, word } from './picture-card.css.ts'

/** What stands in a card: the picture is decoration, the word says the same. */
export function PictureCard({ picture, label }: { picture: ReactNode; label: string }) {
  return (
    <>
      <span className={pictureClass} aria-hidden="true">
        {picture}
      </span>
      <span className={word} data-word={label}>
        {label}
      </span>
    </>
  )
}
