import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage } from '@delebil/ui'
import { useState } from 'react'
import { paragraph } from '../../site/page/page.css.ts'
import { logInTexts } from './log-in-texts.ts'

const { link } = logInTexts

/** The longer way in, while log-ins wait: a mail with a link. The answer says the same whether the account exists or not. */
export function AskForLink({ email }: { email: string }) {
  const asking = useChange('sendLoginLink')
  const [answered, setAnswered] = useState<'sent' | 'failed'>()
  async function ask(): Promise<void> {
    const result = await asking.send({ body: { username: email.trim() } })
    setAnswered(result.ok ? 'sent' : 'failed')
  }
  return (
    <>
      <div role="status">{answered === 'sent' && <p className={paragraph}>{link.sent}</p>}</div>
      <ErrorMessage>{answered === 'failed' ? link.failed : undefined}</ErrorMessage>
      {answered !== 'sent' && (
        <Button isWide isPending={asking.isPending} onPress={() => void ask()}>
          {link.ask}
        </Button>
      )}
    </>
  )
}
