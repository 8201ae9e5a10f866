import { LogIn, Plus, ScrollText } from 'lucide-react'
import { Menu, Popover } from 'react-aria-components'
import { membershipTexts } from '../../features/membership/membership-texts.ts'
import { useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { paths } from '../../site/paths.ts'
import { layoutTexts } from './layout-texts.ts'
import { MenuEntry } from './menu-entry.tsx'
import type { PanelProps } from './panel-props.ts'
import * as css from './profile-menu.css.ts'

/** The profile menu of a visitor: the way in. */
export function VisitorMenuPanel({ trigger, isOpen, onOpenChange }: PanelProps) {
  const { session } = useSite()
  return (
    <Popover
      aria-label={layoutTexts.profile.menu}
      triggerRef={trigger}
      placement="bottom end"
      offset={8}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={css.popover}
    >
      <Menu
        aria-label={layoutTexts.profile.menu}
        autoFocus="first"
        className={css.menu}
        onClose={() => onOpenChange(false)}
      >
        <MenuEntry id="log-in" onAction={session.openLogin} icon={LogIn} label={nameTexts.logIn} />
        <MenuEntry id="join" href={paths.join} icon={Plus} label={membershipTexts.create} />
        <MenuEntry id="terms" href={paths.terms} icon={ScrollText} label={nameTexts.terms} />
      </Menu>
    </Popover>
  )
}
