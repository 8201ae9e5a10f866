import { useEffect, useLayoutEffect } from 'react'

/** The document's title while the page is up. */
export function DocumentTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    document.title = children
  }, [children])
  return null
}

/** A `meta` of the document while the page is up. */
export function DocumentMeta({ name, content }: { name: string; content: string }) {
  useEffect(() => {
    const meta = Object.assign(document.createElement('meta'), { name, content })
    document.head.append(meta)
    return () => meta.remove()
  }, [name, content])
  return null
}
