import { Button, Card, LinkButton, Stack } from '@delebil/ui'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import { CreateUserForm } from './create-user-form.tsx'
import { newUserTexts } from './new-user-texts.ts'

/** A new user, who is logged in afterwards. */
export function CreateUserPage() {
  const { session } = useSite()
  const { status } = useSessionState()
  return (
    <div className={narrowPage}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{newUserTexts.heading}</PageHeading>
        {status === 'ANONYMOUS' ? (
          <Stack gapPx={16}>
            <CreateUserForm onCreated={() => session.state.token === undefined && session.openLogin()} />
            <Button variant="quiet" isWide onPress={session.openLogin}>
              {newUserTexts.toLogin}
            </Button>
          </Stack>
        ) : (
          <Stack gapPx={16}>
            <p className={paragraph}>{newUserTexts.already}</p>
            <LinkButton href={paths.profile}>{nameTexts.myUser}</LinkButton>
          </Stack>
        )}
      </Card>
    </div>
  )
}
