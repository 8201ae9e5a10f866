import { useChange } from '@delebil/core-api/react'
import { Banner, Button, ErrorMessage, Stack } from '@delebil/ui'
import { readinessTexts as own } from '../locale/readiness-texts.ts'

/** An address that nobody has confirmed, and the link to it once more. */
export function EmailNotice() {
  const change = useChange('sendEmailConfirmation')
  return (
    <Banner tone="warning" title={own.emailHeading}>
      <Stack gapPx={12}>
        <p>{own.emailText}</p>
        {change.state.name === 'done' ? (
          <p role="status">{own.sent}</p>
        ) : (
          <div>
            <Button isPending={change.isPending} onPress={() => void change.send({})}>
              {own.sendAgain}
            </Button>
          </div>
        )}
        <ErrorMessage>{change.refusal?.message}</ErrorMessage>
      </Stack>
    </Banner>
  )
}
