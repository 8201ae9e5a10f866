import type { Answer, Contract } from '@delebil/core-api'
import { useChange } from '@delebil/core-api/react'
import { Button, ConfirmDialog, ErrorMessage } from '@delebil/ui'
import { formatDateTime } from '@delebil/validation/text'
import { useState } from 'react'
import { muted, paragraph, row, rows, rowTexts } from '../../site/page/page.css.ts'
import { secondStepPageTexts as own } from './second-step-page-texts.ts'

type SecondStep = Answer<Contract['getSecondStep']>
type Factor = SecondStep['factors'][number]

interface FactorListProps {
  readonly factors: readonly Factor[]
  readonly mayChange: boolean
  readonly onChanged: (now: SecondStep) => void
}

/** What the person proves themselves with; each can be taken away. */
export function FactorList({ factors, mayChange, onChanged }: FactorListProps) {
  const removing = useChange('removeFactor')
  const [asked, setAsked] = useState<Factor>()
  const remove = async () => {
    const result = await removing.send({ params: { id: asked?.id ?? 0 } })
    setAsked(undefined)
    if (result.ok) onChanged(result.value)
  }
  if (factors.length === 0) return <p className={paragraph}>{own.none}</p>
  return (
    <>
      <ul className={rows}>
        {factors.map((factor) => (
          <li key={factor.id} className={row}>
            <span className={rowTexts}>
              <span>{factor.name}</span>
              <br />
              <span className={muted}>
                {[
                  own.kinds[factor.kind],
                  factor.lastUsedAt ? own.lastUsed(formatDateTime(new Date(factor.lastUsedAt))) : own.neverUsed,
                ].join(' · ')}
              </span>
            </span>
            {mayChange && (
              <Button isSmall aria-label={own.removeOf(factor.name)} onPress={() => setAsked(factor)}>
                {own.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorMessage>{removing.refusal?.message}</ErrorMessage>
      <ConfirmDialog
        isOpen={asked !== undefined}
        heading={own.removeQuestion(asked?.name ?? '')}
        confirmText={own.remove}
        isPending={removing.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(undefined)}
      >
        {own.removeText}
      </ConfirmDialog>
    </>
  )
}
