import type { AdminResource } from '@delebil/core-api/admin'
import { Banner, type FieldErrors } from '@delebil/ui'
import type { ReactNode } from 'react'
import { askedLabel } from '../field/field-input.tsx'
import { texts } from '../texts.ts'
import * as css from './record.css.ts'

interface ErrorSummaryProps {
  readonly resource: Pick<AdminResource, 'fields'>
  readonly errors: FieldErrors
  /** What is wrong with all of it. */
  readonly message: string | undefined
  /** The fields as they stand in the form. */
  readonly order: readonly string[]
  readonly idOf: (name: string) => string
  /** What helps, where something does. */
  readonly children?: ReactNode
}

/** All that has to be mended, each with the way to it. */
export function ErrorSummary({ resource: { fields }, errors, message, order, idOf, children }: ErrorSummaryProps) {
  const all = new Set([...order, ...Object.keys(fields)])
  const known = [...all].filter((name) => errors[name] !== undefined)
  if (known.length === 0 && message === undefined) return null
  return (
    <Banner tone="error" title={message ?? texts.errorCount(known.length)}>
      {known.length > 0 && (
        <ul className={css.summary}>
          {known.map((name) => (
            <li key={name}>
              <a
                className={css.summaryLink}
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusIn(idOf(name))
                }}
              >
                {askedLabel(fields[name] ?? { label: name })}: {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Banner>
  )
}

/** Focus goes to what is wrong within an element, or to the first that a person fills in there. */
export function focusIn(id: string): void {
  const element = document.getElementById(id)
  const wrong = element?.querySelector<HTMLElement>('[aria-invalid=true], button[data-invalid]')
  const first = element?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')
  const target = wrong ?? first
  target?.focus()
}
