import { paragraph } from './panel.css.ts'
import { Section } from './section.tsx'

/** A section with what the club has written; nothing where it has written nothing. */
export function TextSection({ heading, text }: { readonly heading: string; readonly text: string | null }) {
  if (text === null) return null
  return (
    <Section heading={heading}>
      <p className={paragraph}>{text}</p>
    </Section>
  )
}
