import type { CarPrice } from '@delebil/core-api'
import { Icon, Switch } from '@delebil/ui'
import { formatNok, priceLineText } from '@delebil/validation/text'
import { ShieldCheck } from 'lucide-react'
import { texts } from '../locale/texts.ts'
import { row, rowIcon, rowSwitch, rowTitle } from './booking.css.ts'

export interface WaiverRowProps {
  readonly isOn: boolean
  readonly price: Pick<CarPrice, 'lines'> | undefined
  readonly onChange: (isOn: boolean) => void
}

/** Whether damage costs less, and what that costs here. */
export function WaiverRow({ isOn, price, onChange }: WaiverRowProps) {
  const line = price?.lines.find(({ description }) => description === priceLineText.superDamageWaiver)
  const note = isOn && line ? formatNok(line.totalOre) : texts.search.superDamageWaiverNote
  return (
    <div className={row}>
      <span className={rowIcon}>
        <Icon of={ShieldCheck} sizePx={24} />
      </span>
      <div className={rowSwitch}>
        <Switch isSelected={isOn} onChange={onChange} note={note}>
          <span className={rowTitle}>{texts.search.superDamageWaiver}</span>
        </Switch>
      </div>
    </div>
  )
}
