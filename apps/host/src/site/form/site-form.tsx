import { Button, type ButtonVariant, ErrorMessage, type FormParts, Inline } from '@delebil/ui'
import type { ReactNode } from 'react'
import * as css from '../page/page.css.ts'

interface SiteFormProps {
  readonly form: FormParts
  /** What the button says that sends it, or what stands in its place. */
  readonly submit: ReactNode
  readonly variant?: ButtonVariant
  readonly isWide?: boolean
  /** Other buttons, where none of them is wide. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

/** A form of the member site: its fields, what was refused, and the button that sends it. */
export function SiteForm({ form, submit, variant = 'primary', isWide = true, beside, children }: SiteFormProps) {
  const button = (
    <Button {...form.button} variant={variant} isWide={isWide}>
      {submit}
    </Button>
  )
  return (
    <form className={css.form} {...form.props}>
      {children}
      <ErrorMessage>{form.problem}</ErrorMessage>
      {typeof submit !== 'string' ? (
        submit
      ) : isWide ? (
        button
      ) : (
        <Inline>
          {button}
          {beside}
        </Inline>
      )}
    </form>
  )
}
