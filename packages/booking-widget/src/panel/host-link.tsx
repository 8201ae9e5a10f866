import type { ReactNode } from 'react'
import { useHostPress } from './use-host-press.ts'

export interface HostLinkProps {
  readonly address: string
  readonly className: string
  readonly children: ReactNode
}

/** A link to a screen of the page. */
export function HostLink({ address, className, children }: HostLinkProps) {
  const onPress = useHostPress(address)
  return (
    <a href={address} className={className} onClick={onPress}>
      {children}
    </a>
  )
}
