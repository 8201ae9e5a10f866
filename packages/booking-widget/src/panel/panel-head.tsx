import { PlainIconButton } from '@delebil/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { head, title as titleClass } from './panel.css.ts'

export interface PanelHeadProps {
  readonly title: string
  /** Where the way back leads, for the button's name. */
  readonly backLabel: string
  readonly onBack: () => void
}

/** The title of a view that lies over another, with the way back. Takes the focus when it appears. */
export function PanelHead({ title, backLabel, onBack }: PanelHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={head}>
      <PlainIconButton icon={ArrowLeft} label={backLabel} onPress={onBack} />
      <h2 ref={heading} tabIndex={-1} className={titleClass}>
        {title}
      </h2>
    </div>
  )
}
