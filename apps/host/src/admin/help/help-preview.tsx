import type { DraftOf } from '@delebil/admin-components'
import { LinkButton } from '@delebil/ui'
import { Phone } from 'lucide-react'
import * as css from './help.css.ts'
import { HelpText } from './help-text.tsx'
import { helpTexts } from './help-texts.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A help page as a member sees it. */
export function HelpPreview({ draft }: { readonly draft: DraftOf<'situations'> }) {
  const [title, text] = [textOf(draft.title).trim(), textOf(draft.text)]
  return (
    <div className={css.shown}>
      <p className={css.title}>{title || helpTexts.noTitle}</p>
      <Words text={text} phone={textOf(draft.phone)} />
    </div>
  )
}

/** What stands before the help page's own text, for just one car or model. */
export function SpecificPreview({ draft }: { readonly draft: DraftOf<'situations/specific'> }) {
  return (
    <div className={css.specific}>
      <p className={css.strong}>{helpTexts.justThis}</p>
      <Words text={textOf(draft.text)} phone={textOf(draft.phone)} />
    </div>
  )
}

/** The text, and the number to call where there is one. */
export function Words({ text, phone }: { readonly text: string; readonly phone: string }) {
  return (
    <>
      {text.trim() === '' ? <p className={css.muted}>{helpTexts.noText}</p> : <HelpText text={text} />}
      {phone.trim() !== '' && (
        <div>
          <LinkButton isSmall icon={Phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {helpTexts.call(phone)}
          </LinkButton>
        </div>
      )}
    </>
  )
}
