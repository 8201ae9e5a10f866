import { useToast } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Button, copyText } from '@delebil/ui'
import { partnerTexts as own } from './partner-texts.ts'
import * as css from './partners.css.ts'
import { snippetOf } from './snippet-of.ts'

/** What the partner puts into its page, to be copied. */
export function PartnerSnippet({ record }: { readonly record: Read<'partners'> }) {
  const say = useToast()
  const snippet = snippetOf(record, window.location.origin)
  const copy = async () => {
    const isCopied = await copyText(snippet)
    say(isCopied ? { tone: 'info', text: own.copied } : { tone: 'error', text: own.notCopied })
  }
  return (
    <div className={css.snippet}>
      <p className={css.muted}>{own.snippetText}</p>
      <pre className={css.code}>
        <code>{snippet}</code>
      </pre>
      <div>
        <Button variant="secondary" onPress={() => void copy()}>
          {own.copy}
        </Button>
      </div>
    </div>
  )
}
