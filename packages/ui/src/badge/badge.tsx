import type { ReactNode } from 'react'
import { statusDot, tones } from './badge.css.ts'
import { StatusShape, type StatusTone } from './status-shape.tsx'

export interface BadgeProps {
  tone?: StatusTone | 'neutral'
  children: ReactNode
}

/** A state in a word, with its shape. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={tones[tone]}>
      {tone !== 'neutral' && <StatusShape tone={tone} />}
      {children}
    </span>
  )
}

export interface StatusDotProps {
  /** `none` shows the word alone. */
  tone: StatusTone | 'none'
  children: ReactNode
}

/** The same without the ground, for lists. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <span className={statusDot}>
      {tone !== 'none' && <StatusShape tone={tone} />}
      {children}
    </span>
  )
}
