import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components'
import { buttonBase, label, small, variants, wide } from '../button/button.css.ts'
import { Icon } from '../icon/icon.tsx'

export interface LinkButtonProps extends Omit<LinkProps, 'children' | 'className' | 'style'> {
  href: string
  variant?: 'primary' | 'secondary' | 'quiet'
  icon?: LucideIcon
  isWide?: boolean
  isSmall?: boolean
  children: ReactNode
}

/** Goes somewhere, but weighs as much as a button. */
export function LinkButton({
  variant = 'secondary',
  icon,
  isWide = false,
  isSmall = false,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Link
      {...props}
      className={[buttonBase, variants[variant], isWide && wide, isSmall && small].filter(Boolean).join(' ')}
    >
      {icon && <Icon of={icon} />}
      <span className={label}>{children}</span>
    </Link>
  )
}
