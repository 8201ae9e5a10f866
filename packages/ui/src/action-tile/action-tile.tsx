import type { LucideIcon } from 'lucide-react'
import { Button, Link } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { tile } from './action-tile.css.ts'

export interface ActionTileProps {
  icon: LucideIcon
  /** One word, or two short ones. */
  children: string
  /** More words for a screen reader, with those that are seen among them. */
  label?: string | undefined
  onPress?: () => void
  /** An address makes a link of it: a call, a way. */
  href?: string | undefined
  /** Opens beside the page. */
  isElsewhere?: boolean
  /** The address is a file that is kept under this name. */
  download?: string | undefined
}

/** A thing to do as a square of icon and word, for a row of a few. */
export function ActionTile({ icon, children, label, onPress, href, isElsewhere = false, download }: ActionTileProps) {
  const naming = label === undefined ? {} : { 'aria-label': label }
  const body = (
    <>
      <Icon of={icon} sizePx={24} />
      {children}
    </>
  )
  if (href === undefined) {
    return (
      <Button {...naming} className={tile} {...(onPress && { onPress })}>
        {body}
      </Button>
    )
  }
  return (
    <Link
      {...naming}
      {...(download !== undefined && { download })}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
      className={tile}
      href={href}
    >
      {body}
    </Link>
  )
}
