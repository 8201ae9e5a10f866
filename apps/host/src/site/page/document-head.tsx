import { useLayoutEffect } from 'react'

/** The document's title while the page is up. */
export function DocumentTitle({ children }: { children: string }) {
  useLayoutEffect(() => {
    document.title = children
  }, [children])
  return null
}

/** A `meta` of the document while the page is up, there before anything of the page asks for something. */
export function DocumentMeta({ name, content }: { name: string; content: string }) {
  useLayoutEffect(() => {
    const meta = Object.assign(document.createElement('meta'), { name, content })
    document.head.append(meta)
    return () => meta.remove()
  }, [name, content])
  return null
}
