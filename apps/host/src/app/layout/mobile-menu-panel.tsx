import { Button, Stack } from '@delebil/ui'
import { Dialog, Popover } from 'react-aria-components'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { paths } from '../../site/paths.ts'
import { menuPanel } from './header.css.ts'
import { layoutTexts } from './layout-texts.ts'
import type { PanelProps } from './panel-props.ts'
import { popover } from './profile-menu.css.ts'
import { TopMenu } from './top-menu.tsx'
import type { MenuLink } from './use-menu-links.ts'

export interface MobileMenuPanelProps extends PanelProps {
  readonly links: readonly MenuLink[]
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
      <Dialog aria-label={layoutTexts.menu} className={menuPanel}>
        <Stack gapPx={12}>
          <TopMenu links={[...links, { href: paths.terms, label: nameTexts.terms }]} isStacked onFollow={close} />
          {status === 'ANONYMOUS' && (
            <Button isWide onPress={logIn}>
              {nameTexts.logIn}
            </Button>
          )}
        </Stack>
      </Dialog>
    </Popover>
  )
}
