import { useAdminHost } from '@delebil/admin-components'
import { useState } from 'react'

/** A text that is kept for this person in this browser. */
export function useKept(name: string): readonly [string | undefined, (text: string) => void] {
  const { kept } = useAdminHost()
  const [text, setText] = useState(() => kept?.read(name))
  return [
    text,
    (next) => {
      setText(next)
      kept?.write(name, next)
    },
  ]
}
