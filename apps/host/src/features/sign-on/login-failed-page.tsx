import { useSearchParams } from 'react-router'
import { useReturnPath } from '../log-in/use-return-path.ts'
import { SignOnFailed } from './sign-on-failed.tsx'

/** Where the server sends people whose single sign-on failed. */
export function LoginFailedPage() {
  const [query] = useSearchParams()
  return <SignOnFailed code={query.get('code')} returnPath={useReturnPath()} />
}
