import { ChoiceMenu, Icon } from '@delebil/ui'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { texts } from '../texts.ts'
import { trigger as triggerClass } from './density-menu.css.ts'
import { type Density, useDensity } from './use-density.ts'

const options: readonly { readonly id: Density; readonly label: string }[] = [
  { id: 'tight', label: texts.densities.tight },
  { id: 'airy', label: texts.densities.airy },
]

/** How far rows stand apart: chosen once, kept for all lists of this person. */
export function DensityMenu() {
  const [density, setDensity] = useDensity()
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={trigger}
        className={triggerClass}
        aria-label={texts.densityNow(texts.densities[density])}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        {texts.densities[density]}
        <Icon of={ChevronDown} sizePx={14} />
      </Button>
      <ChoiceMenu
        label={texts.density}
        options={options}
        value={density}
        onChoose={setDensity}
        trigger={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}
