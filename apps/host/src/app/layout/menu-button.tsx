import { Avatar, Icon, useLateOverlay, VisuallyHidden } from '@delebil/ui'
import { Menu } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from 'react-aria-components'
import { useSessionState } from '../../site/context/site-context.ts'
import { lazyPart } from '../../site/page/lazy-part.tsx'
import { layoutTexts } from './layout-texts.ts'
import { looks, sign } from './menu-button.css.ts'

const MenuPanel = lazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel)

/** The phone's one menu. Says who is logged in; its panel is fetched when it first opens, then stays, so that it can close in its own way. */
export function MenuButton({ look = 'bar' }: { readonly look?: keyof typeof looks }) {
  const { status, whoami } = useSessionState()
  const { button, overlay } = useLateOverlay('dialog')
  const name = whoami?.person.name
  return (
    <>
      <Button {...button} className={looks[look]}>
        <VisuallyHidden>{name === undefined ? layoutTexts.openMenu : layoutTexts.openMenuOf(name)}</VisuallyHidden>
        {look === 'bar' && status !== 'ANONYMOUS' && <Avatar name={name ?? ''} />}
        <span className={sign}>
          <Icon of={Menu} sizePx={24} />
        </span>
      </Button>
      {overlay && (
        <Suspense>
          <MenuPanel {...overlay} />
        </Suspense>
      )}
    </>
  )
}
