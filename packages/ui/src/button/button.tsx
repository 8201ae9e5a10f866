import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonBase, content, hiddenContent, label, large, pendingMark, small, variants, wide } from './button.css.ts'

export type ButtonVariant = keyof typeof variants

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** `primary` is the one action of a screen; `danger` only where something is lost. */
  variant?: ButtonVariant
  icon?: LucideIcon
  /** Puts the icon after the text. */
  isIconLast?: boolean
  isWide?: boolean
  isSmall?: boolean
  /** For the one action of a whole screen, where it stays in sight. */
  isLarge?: boolean
  children: ReactNode
}

/** Does something here. While `isPending` it keeps its width and focus and sends nothing twice. */
export function Button({
  variant = 'secondary',
  icon,
  isIconLast = false,
  isWide = false,
  isSmall = false,
  isLarge = false,
  isPending = false,
  children,
  ...props
}: ButtonProps) {
  const className = [buttonBase, variants[variant], isWide && wide, isSmall && small, isLarge && large]
    .filter(Boolean)
    .join(' ')
  return (
    <AriaButton {...props} {...(isPending && still)} className={className}>
      <span className={isPending ? `${content} ${hiddenContent}` : content}>
        {icon && !isIconLast && <Icon of={icon} />}
        <span className={label}>{children}</span>
        {icon && isIconLast && <Icon of={icon} />}
      </span>
      {isPending && (
        <span className={pendingMark}>
          <Spinner variant="dots" sizePx={28} hasTextColor />
        </span>
      )}
    </AriaButton>
  )
}

// React Aria's own pending announces the button by its id for seconds after the button may be gone; the spinner is a status already.
const still = { 'aria-disabled': true, type: 'button', onPress: () => undefined } as const
