import { useChange } from '@delebil/core-api/react'
import { Button, Card, ErrorMessage, LinkButton, Stack } from '@delebil/ui'
import { useLocation } from 'react-router'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import { accountTexts } from './account-texts.ts'

const { email: own } = accountTexts

/** Where the link of the mail leads. One press confirms: what opens links by itself confirms nothing. */
export function ConfirmEmailPage() {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const change = useChange('confirmEmail')
  return (
    <div className={narrowPage}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{own.pageHeading}</PageHeading>
        {change.state.name === 'done' ? (
          <Stack gapPx={16}>
            <p role="status" className={paragraph}>
              {own.done}
            </p>
            <LinkButton variant="primary" isWide href={paths.findCar}>
              {own.findCar}
            </LinkButton>
          </Stack>
        ) : (
          <Stack gapPx={16}>
            <p className={paragraph}>{token === null ? own.dead : own.text}</p>
            <ErrorMessage>{change.refusal?.message}</ErrorMessage>
            {token !== null && (
              <Button
                variant="primary"
                isWide
                isPending={change.isPending}
                onPress={() => void change.send({ body: { token } })}
              >
                {own.confirm}
              </Button>
            )}
          </Stack>
        )}
      </Card>
    </div>
  )
}
