import type { ReactNode } from 'react'
import { paddings } from './card.css.ts'

export interface CardProps {
  padding?: keyof typeof paddings
  as?: 'div' | 'section' | 'article' | 'li'
  /** Needed where `as` is a landmark or an article. */
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/** A surface for one thing. */
export function Card({ padding = 'normal', as: Tag = 'div', children, ...naming }: CardProps) {
  return (
    <Tag {...naming} className={paddings[padding]}>
      {children}
    </Tag>
  )
}
