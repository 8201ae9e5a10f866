import { Button, Card, LinkButton, Stack } from '@delebil/ui'
import { narrowPage, paragraph } from '../account/account.css.ts'
import { CreateUserForm } from '../account/create-user-form.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { paths } from '../paths.ts'
import { useSessionState, useSite } from '../site/site-context.ts'
import { texts } from '../texts.ts'

const { create } = texts.account

/** A new user, who is logged in afterwards. */
export function CreateUserPage() {
  const { session } = useSite()
  const { status } = useSessionState()
  return (
    <div className={narrowPage}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{create.heading}</PageHeading>
        {status === 'ANONYMOUS' ? (
          <Stack gapPx={16}>
            <CreateUserForm onCreated={() => session.state.token === undefined && session.openLogin()} />
            <Button variant="quiet" isWide onPress={session.openLogin}>
              {create.toLogin}
            </Button>
          </Stack>
        ) : (
          <Stack gapPx={16}>
            <p className={paragraph}>{create.already}</p>
            <LinkButton href={paths.profile}>{texts.myUser}</LinkButton>
          </Stack>
        )}
      </Card>
    </div>
  )
}
