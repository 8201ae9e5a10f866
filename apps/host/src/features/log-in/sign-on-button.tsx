import { Button } from '@delebil/ui'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useOnline } from '../../site/context/use-online.ts'
import { goToProvider } from './go-to-provider.ts'
import { logInTexts } from './log-in-texts.ts'
import { useSignOn } from './use-sign-on.ts'

export interface SignOnButtonProps {
  /** Where the person wants to be afterwards; left out: where the button stands. */
  returnPath?: string
  isRetry?: boolean
}

/** The way in by the provider; nothing where the site has none. */
export function SignOnButton({ returnPath, isRetry = false }: SignOnButtonProps) {
  const signOn = useSignOn()
  const isOnline = useOnline()
  const { pathname, search } = useLocation()
  const [isLeaving, setIsLeaving] = useState(false)
  if (!signOn) return null
  const leave = () => {
    setIsLeaving(true)
    goToProvider(signOn, returnPath ?? pathname + search)
  }
  return (
    <Button
      variant={isRetry ? 'primary' : 'secondary'}
      icon={Smartphone}
      isWide={!isRetry}
      isPending={isLeaving}
      isDisabled={!isOnline}
      onPress={leave}
    >
      {isRetry ? logInTexts.signOn.tryAgain(signOn.title) : logInTexts.signOn.logIn(signOn.title)}
    </Button>
  )
}
