import { useSearchParams } from 'react-router'
import { SignOnFailed } from '../sign-on/sign-on-failed.tsx'
import { useReturnPath } from '../sign-on/use-return-path.ts'

/** Where the server sends people whose single sign-on failed. */
export function LoginFailedPage() {
  const [query] = useSearchParams()
  return <SignOnFailed code={query.get('code')} returnPath={useReturnPath()} />
}
