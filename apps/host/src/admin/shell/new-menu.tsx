import { KeyHint } from '@delebil/admin-components'
import { Button, MenuButton } from '@delebil/ui'
import { Plus } from 'lucide-react'
import { adminTexts } from './admin-texts.ts'
import type { Shell } from './use-shell.ts'

interface NewMenuProps {
  readonly shell: Shell
  /** In the head of a phone. */
  readonly isSmall?: boolean
}

/** The 'NY' menu; nothing for whoever may make nothing. */
export function NewMenu({ shell: { made, isMaking, setIsMaking }, isSmall = false }: NewMenuProps) {
  if (made.length === 0) return null
  return (
    <MenuButton
      label={adminTexts.create}
      entries={made.map(({ label, href }) => ({ id: href, label, href }))}
      isOpen={isMaking}
      onOpenChange={setIsMaking}
      trigger={
        <Button icon={Plus} variant={isSmall ? 'primary' : 'secondary'} isSmall={isSmall}>
          {adminTexts.create} {!isSmall && <KeyHint keys={['N']} />}
        </Button>
      }
    />
  )
}
