import { useAdminHost } from '@delebil/admin-components'
import { type ImportFileType, importTemplateAddress } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { Download } from 'lucide-react'
import * as css from './import.css.ts'
import { importTexts as texts } from './import-texts.ts'

/** What a file can be, what reading one in does, and an empty one of each to go by. */
export function FileTypes({ types }: { readonly types: readonly ImportFileType[] }) {
  const { download, organizationId } = useAdminHost()
  if (types.length === 0) return null
  return (
    <details className={css.details}>
      <summary className={css.summary}>{texts.what}</summary>
      <p className={css.quiet}>{texts.templatesText}</p>
      <ul className={css.types}>
        {types.map(({ key, name, effect, columns }) => (
          <li key={key} className={css.type}>
            <span className={css.entryName}>
              <strong>{name}</strong>
              <span className={css.quiet}>{effect}</span>
              <span className={css.quiet}>
                {columns.map(({ label, isRequired }) => (isRequired ? `${label}*` : label)).join(', ')}
              </span>
            </span>
            <Button
              isSmall
              icon={Download}
              aria-label={texts.templateOf(name)}
              onPress={() => void download(importTemplateAddress(key, organizationId), `${key}.csv`)}
            >
              {texts.template}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
