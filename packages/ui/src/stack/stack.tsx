import type { CSSProperties, ReactNode } from 'react'
import { customProperty } from '../theme/custom-property.ts'
import { inUnit } from '../theme/in-unit.ts'
import { gapVar, inline, stack } from './stack.css.ts'

export interface StackProps {
  /** Space between the children, on the house's grid. */
  gapPx?: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'space-between'
  as?: 'div' | 'section' | 'ul' | 'li' | 'span' | 'header' | 'footer' | 'form' | 'nav'
  children?: ReactNode
}

const flow = (className: string, gapPx: number, align?: string, justify?: string) => ({
  className,
  style: { [customProperty(gapVar)]: inUnit(gapPx), alignItems: align, justifyContent: justify } as CSSProperties,
})

/** Children below each other. */
export function Stack({ gapPx = 16, align, justify, as: Tag = 'div', children }: StackProps) {
  return <Tag {...flow(stack, gapPx, align, justify)}>{children}</Tag>
}

/** Children beside each other; they wrap when there is no room. */
export function Inline({ gapPx = 8, align = 'center', justify, as: Tag = 'div', children }: StackProps) {
  return <Tag {...flow(inline, gapPx, align, justify)}>{children}</Tag>
}
