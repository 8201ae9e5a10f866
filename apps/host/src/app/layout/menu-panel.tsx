import { Button, LinkButton, Stack } from '@delebil/ui'
import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { paths } from '../../site/paths.ts'
import { layoutTexts } from './layout-texts.ts'
import { ProfileItems } from './profile-items.tsx'
import * as css from './profile-menu.css.ts'
import { TopMenu } from './top-menu.tsx'
import { useMenuLinks } from './use-menu-links.ts'

interface MenuPanelProps {
  readonly trigger: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** All that a phone's menu holds: the top menu's links below each other, then the person, or the ways in for a visitor. */
export function MenuPanel({ trigger, isOpen, onOpenChange }: MenuPanelProps) {
  const { whoami } = useSessionState()
  const links = useMenuLinks()
  const close = () => onOpenChange(false)
  return (
    <Popover
      triggerRef={trigger}
      placement="bottom end"
      offset={8}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={css.popover}
    >
      <Dialog aria-label={layoutTexts.menu} className={css.panel}>
        <TopMenu links={links} isStacked onFollow={close} />
        {whoami ? <ProfileItems onClose={close} /> : <WaysIn onFollow={close} />}
      </Dialog>
    </Popover>
  )
}

function WaysIn({ onFollow }: { readonly onFollow: () => void }) {
  const { session } = useSite()
  const logIn = () => {
    onFollow()
    session.openLogin()
  }
  return (
    <div className={css.waysIn}>
      <Stack gapPx={12}>
        <Button variant="primary" isWide onPress={logIn}>
          {nameTexts.logIn}
        </Button>
        <LinkButton isWide href={paths.join} onPress={onFollow}>
          {nameTexts.join}
        </LinkButton>
      </Stack>
    </div>
  )
}
