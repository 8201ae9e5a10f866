import type { ReactNode } from 'react'

export interface ChipRowProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** Chips that belong together. */
export function ChipRow({ label, className, children }: ChipRowProps) {
  return (
    // A fieldset would be one of a form.
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, nothing to fill in
    <div role="group" aria-label={label} className={className}>
      {children}
    </div>
  )
}
