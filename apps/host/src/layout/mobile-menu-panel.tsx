import { Button, Stack } from '@delebil/ui'
import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { paths } from '../paths.ts'
import { useSessionState, useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'
import { menuPanel } from './header.css.ts'
import { popover } from './profile-menu.css.ts'
import { TopMenu } from './top-menu.tsx'
import type { MenuLink } from './use-menu-links.ts'

export interface MobileMenuPanelProps {
  readonly links: readonly MenuLink[]
  readonly trigger: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The top menu's links below each other, and the way in for a visitor. */
export function MobileMenuPanel({ links, trigger, isOpen, onOpenChange }: MobileMenuPanelProps) {
  const { session } = useSite()
  const { status } = useSessionState()
  const close = () => onOpenChange(false)
  const logIn = () => {
    close()
    session.openLogin()
  }
  return (
    <Popover
      triggerRef={trigger}
      placement="bottom end"
      offset={8}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={popover}
    >
      <Dialog aria-label={texts.menu} className={menuPanel}>
        <Stack gapPx={12}>
          <TopMenu links={[...links, { href: paths.terms, label: texts.terms.link }]} isStacked onFollow={close} />
          {status === 'ANONYMOUS' && (
            <Button isWide onPress={logIn}>
              {texts.logIn}
            </Button>
          )}
        </Stack>
      </Dialog>
    </Popover>
  )
}
