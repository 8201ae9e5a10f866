import { safePath } from '@delebil/validation'
import { useSearchParams } from 'react-router'

/** Where the person was going before the single sign-on, as the server kept it; '/' where that is nowhere. */
export function useReturnPath(): string {
  const [query] = useSearchParams()
  return safePath(query.get('path') ?? undefined)
}
