import { ChoiceMenu, Icon, Logo } from '@delebil/ui'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { adminTexts } from './admin-texts.ts'
import * as css from './organization.css.ts'
import { useSwitchOrganization } from './use-switch-organization.ts'

/** For whoever works for several clubs: which of them the pages are of. The head says it to all others. */
export function OrganizationChooser() {
  const { organizations, chosen, choose } = useSwitchOrganization()
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  if (!chosen || organizations.length < 2) return null
  return (
    <>
      <Button
        ref={trigger}
        className={css.chooser}
        aria-label={adminTexts.organizationNow(chosen.name)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        {chosen.logoSvg ? (
          <img className={css.logo} src={`data:image/svg+xml,${encodeURIComponent(chosen.logoSvg)}`} alt="" />
        ) : (
          <span aria-hidden="true">
            <Logo heightPx={24} isSymbolOnly />
          </span>
        )}
        <span className={css.name}>{chosen.name}</span>
        <Icon of={ChevronDown} sizePx={16} />
      </Button>
      <ChoiceMenu
        label={adminTexts.organization}
        options={organizations.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={String(chosen.id)}
        onChoose={choose}
        trigger={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}
