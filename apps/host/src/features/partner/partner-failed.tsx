import type { Refusal } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import { ArrowLeft, RotateCw, UserX } from 'lucide-react'
import { useSessionState, useSite } from '../../site/context/site-context.ts'
import { ErrorFrame } from '../../site/page/error-frame.tsx'
import * as css from '../../site/page/error-page.css.ts'
import { partnerTexts as own } from './partner-texts.ts'

export interface PartnerFailedProps {
  refusal: Pick<Refusal, 'code' | 'message'>
  onRetry: () => void
}

/** Why a partner's log-in did not work, and the ways on: what is wrong with a token only a new one mends. */
export function PartnerFailed({ refusal: { code, message }, onRetry }: PartnerFailedProps) {
  const { session } = useSite()
  const { status } = useSessionState()
  const isAboutToken = code.startsWith('partner.')
  return (
    <ErrorFrame icon={UserX} heading={own.failed}>
      <p role="alert" className={css.text}>
        {message}
      </p>
      <div className={css.actions}>
        {!isAboutToken && (
          <Button variant="primary" icon={RotateCw} onPress={onRetry}>
            {own.retry}
          </Button>
        )}
        {isAboutToken && history.length > 1 && (
          <Button variant="primary" icon={ArrowLeft} onPress={() => history.back()}>
            {own.back}
          </Button>
        )}
        {status === 'ANONYMOUS' && <Button onPress={session.openLogin}>{own.logIn}</Button>}
      </div>
    </ErrorFrame>
  )
}
