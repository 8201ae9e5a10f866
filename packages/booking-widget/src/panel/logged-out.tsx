import { Button, EmptyState } from '@delebil/ui'
import { LogIn } from 'lucide-react'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'

interface LoggedOutProps {
  readonly heading: string
  /** After the log-in. */
  readonly onPerson?: () => void
}

/** What only a person has, and the way to log in. */
export function LoggedOut({ heading, onPerson = () => undefined }: LoggedOutProps) {
  const { requestLogin } = useBookingHost()
  const action = (
    <Button variant="primary" icon={LogIn} onPress={() => requestLogin(onPerson)}>
      {texts.logIn}
    </Button>
  )
  return <EmptyState heading={heading} icon={LogIn} action={action} />
}
