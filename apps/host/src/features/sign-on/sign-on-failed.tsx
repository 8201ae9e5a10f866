import { Button, LinkButton } from '@delebil/ui'
import { isProblemCode, memberProblemTextOf } from '@delebil/validation/text'
import { UserX } from 'lucide-react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { ErrorFrame } from '../../site/page/error-frame.tsx'
import * as css from '../../site/page/error-page.css.ts'
import { SignOnButton } from '../log-in/sign-on-button.tsx'
import { signOnTexts } from './sign-on-texts.ts'

const { failed } = signOnTexts

/** Only our own codes: an address that somebody made up must not put words on the page. */
function messageOf(code: string | null): string {
  const isOurs = isProblemCode(code) && /^(single-sign-on|server|request)\./.test(code)
  return memberProblemTextOf(isOurs ? code : 'single-sign-on.failed')
}

/** A single sign-on that did not work: why, and the ways on. */
export function SignOnFailed({ code, returnPath }: { code: string | null; returnPath: string }) {
  const { session } = useSite()
  const { status } = useSessionState()
  return (
    <ErrorFrame icon={UserX} heading={failed.heading}>
      <p className={css.text}>{messageOf(code)}</p>
      <div className={css.actions}>
        {status === 'ANONYMOUS' ? (
          <>
            <SignOnButton isRetry returnPath={returnPath} />
            <Button onPress={session.openLogin}>{failed.withPassword}</Button>
          </>
        ) : (
          <LinkButton variant="primary" href={returnPath}>
            {failed.back}
          </LinkButton>
        )}
      </div>
    </ErrorFrame>
  )
}
