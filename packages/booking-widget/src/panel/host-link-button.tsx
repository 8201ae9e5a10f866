import { LinkButton } from '@delebil/ui'
import { useHostPress } from './use-host-press.ts'

export interface HostLinkButtonProps {
  readonly address: string
  readonly children: string
}

/** The way on to a screen of the page, where it is the one thing to do. */
export function HostLinkButton({ address, children }: HostLinkButtonProps) {
  const onPress = useHostPress(address)
  return (
    <LinkButton variant="primary" href={address} onClick={onPress}>
      {children}
    </LinkButton>
  )
}
