import { Icon } from '@delebil/ui'
import type { LucideIcon } from 'lucide-react'
import { Button, Link } from 'react-aria-components'
import { tile, tileIcon } from './actions.css.ts'

interface TileLook {
  readonly icon: LucideIcon
  readonly children: string
}

/** A thing to do as a square of icon and word, for a grid of many. */
export function ActionTile({ icon, children, onPress }: TileLook & { readonly onPress: () => void }) {
  return (
    <Button className={tile} onPress={onPress}>
      <TileBody icon={icon}>{children}</TileBody>
    </Button>
  )
}

/** The same for an address: a call, a mail. */
export function LinkTile({ icon, children, href }: TileLook & { readonly href: string }) {
  return (
    <Link className={tile} href={href}>
      <TileBody icon={icon}>{children}</TileBody>
    </Link>
  )
}

function TileBody({ icon, children }: TileLook) {
  return (
    <>
      <span className={tileIcon}>
        <Icon of={icon} sizePx={24} />
      </span>
      {children}
    </>
  )
}
