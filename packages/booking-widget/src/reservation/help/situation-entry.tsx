import type { Situation } from '@delebil/core-api'
import { Icon, LinkButton } from '@delebil/ui'
import { ChevronDown, ChevronUp, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, Heading } from 'react-aria-components'
import { actionTexts } from '../../locale/action-texts.ts'
import { callAddress } from '../use-organization-contact.ts'
import { body, entry, heading, specific as specificClass, strong, title } from './help.css.ts'
import { HelpText } from './help-text.tsx'

export interface SituationEntryProps {
  readonly situation: Situation
  /** Open from the beginning, where it is the likeliest. */
  readonly isFirst: boolean
}

/** What to do in one situation; first what is special with just this car. */
export function SituationEntry({ situation, isFirst }: SituationEntryProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isFirst)
  const { specific } = situation
  const phone = specific?.phone ?? situation.phone
  return (
    <li className={entry}>
      <Heading level={3} className={heading}>
        <Button className={title} aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen(!isOpen)}>
          {situation.title}
          <Icon of={isOpen ? ChevronUp : ChevronDown} />
        </Button>
      </Heading>
      <div id={id} className={body} hidden={!isOpen}>
        {specific && (
          <div className={specificClass}>
            <p className={strong}>{actionTexts.help.justThis(specific.name)}</p>
            <HelpText text={specific.text} />
          </div>
        )}
        <HelpText text={situation.text} />
        {phone !== null && (
          <div>
            <LinkButton icon={Phone} href={callAddress(phone)} isSmall>
              {actionTexts.call(phone)}
            </LinkButton>
          </div>
        )}
      </div>
    </li>
  )
}
