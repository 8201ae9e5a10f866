import { Stack } from '@delebil/ui'
import { vars } from '@delebil/ui/theme'
import type { ReactNode } from 'react'

interface SectionProps {
  readonly heading: string
  /** When to take which; one or two sentences. */
  readonly lead?: string
  readonly children: ReactNode
}

/** A heading, what it is about, and samples side by side. */
export function Section({ heading, lead, children }: SectionProps) {
  return (
    <Stack gapPx={12} as="section">
      <h2 style={{ margin: 0, fontSize: vars.text.title, lineHeight: vars.line.tight }}>{heading}</h2>
      {lead && <p style={{ margin: 0, maxWidth: 640, color: vars.color.textMuted }}>{lead}</p>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.s16 }}>{children}</div>
    </Stack>
  )
}

/** A token's name and value, under its sample. */
export function Caption({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div style={{ fontSize: vars.text.small, lineHeight: vars.line.snug }}>
      {name}
      <br />
      <span style={{ color: vars.color.textMuted }}>{value}</span>
    </div>
  )
}
