import { useChange } from '@delebil/core-api/react'
import { Button, Card, ErrorMessage, Stack } from '@delebil/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../../site/context/site-context.ts'
import { nameTexts } from '../../site/name-texts.ts'
import { narrowPage, paragraph } from '../../site/page/page.css.ts'
import { PageHeading } from '../../site/page/page-heading.tsx'
import { paths } from '../../site/paths.ts'
import { logInTexts } from './log-in-texts.ts'

const { link } = logInTexts

/** Where the mailed link leads. It is used at a press: programs that look at links in mails use up none. */
export function LoginLinkPage() {
  const { session } = useSite()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const knowing = useChange('knowBrowserByLink')
  const [isDone, setIsDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  async function use(used: string): Promise<void> {
    const result = await knowing.send({ body: { token: used } })
    if (!result.ok) return setProblem(result.refusal.message)
    setIsDone(true)
    // The address forgets a token that is used up.
    void navigate(paths.loginLink, { replace: true })
  }
  return (
    <div className={narrowPage}>
      <Card as="section" aria-labelledby="page-heading" padding="large">
        <PageHeading>{link.heading}</PageHeading>
        <Stack gapPx={16}>
          <div role="status">{isDone && <p className={paragraph}>{link.done}</p>}</div>
          {isDone && (
            <Button variant="primary" isWide onPress={session.openLogin}>
              {nameTexts.logIn}
            </Button>
          )}
          {!isDone && <p className={paragraph}>{token === null ? link.missing : link.explanation}</p>}
          <ErrorMessage>{problem}</ErrorMessage>
          {!isDone && token !== null && (
            <Button variant="primary" isWide isPending={knowing.isPending} onPress={() => void use(token)}>
              {link.use}
            </Button>
          )}
        </Stack>
      </Card>
    </div>
  )
}
