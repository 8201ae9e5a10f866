import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack } from '@delebil/ui'
import { muted, paragraph } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import * as css from './second-step.css.ts'
import { secondStepPageTexts as own } from './second-step-page-texts.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[] | undefined
  readonly left: number
  readonly onCodes: (codes: readonly string[] | undefined) => void
}

/** Codes for when all else is lost: shown once, and made anew. */
export function RecoveryCodes({ codes, left, onCodes }: RecoveryCodesProps) {
  const renewing = useChange('renewRecoveryCodes')
  const renew = async () => {
    const result = await renewing.send({})
    if (result.ok) onCodes(result.value.recoveryCodes)
  }
  return (
    <SectionCard heading={own.codes}>
      {codes ? (
        <Stack gapPx={12}>
          <p role="status" className={paragraph}>
            {own.codesText}
          </p>
          <ul className={css.codes} aria-label={own.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button variant="primary" onPress={() => onCodes(undefined)}>
            {own.kept}
          </Button>
        </Stack>
      ) : (
        <Stack gapPx={12}>
          <p className={muted}>{own.left(left)}</p>
          <ErrorMessage>{renewing.refusal?.message}</ErrorMessage>
          <div>
            <Button isPending={renewing.isPending} onPress={() => void renew()}>
              {own.renew}
            </Button>
          </div>
        </Stack>
      )}
    </SectionCard>
  )
}
