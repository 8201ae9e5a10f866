import { Avatar, Icon, VisuallyHidden } from '@delebil/ui'
import { ChevronDown } from 'lucide-react'
import { Button, MenuTrigger, Popover } from 'react-aria-components'
import { useSessionState } from '../../site/context/site-context.ts'
import { layoutTexts } from './layout-texts.ts'
import { ProfileItems } from './profile-items.tsx'
import * as css from './profile-menu.css.ts'

/** The person's own menu behind their name, on a desk. Nothing for a visitor. */
export function ProfileMenu() {
  const { whoami } = useSessionState()
  if (!whoami) return null
  const { name } = whoami.person
  return (
    <MenuTrigger>
      <Button className={css.trigger}>
        <Avatar name={name} />
        <VisuallyHidden>{layoutTexts.profile.menu}: </VisuallyHidden>
        <span className={css.name}>{name}</span>
        <Icon of={ChevronDown} sizePx={16} />
      </Button>
      <Popover placement="bottom end" offset={6} className={css.popover}>
        <ProfileItems />
      </Popover>
    </MenuTrigger>
  )
}
