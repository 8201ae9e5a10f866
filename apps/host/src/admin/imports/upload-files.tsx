import { useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import type { ImportFileType } from '@delebil/core-api/admin'
import { Button, Icon, LinkButton, PlainIconButton, Select, Spinner, Stack } from '@delebil/ui'
import { Check, CircleAlert, Clock, Download, FileUp, RefreshCw, X } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import { FileTypes } from './file-types.tsx'
import * as css from './import.css.ts'
import { type ChosenType, createImportEntries, type ImportEntry } from './import-entry.ts'
import { importTexts as texts } from './import-texts.ts'
import { sendImport } from './send-import.ts'

const accepted = [
  '.csv',
  '.txt',
  '.tsv',
  '.xlsx',
  '.xml',
  '.dat',
  '.ocr',
  'application/xml',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** Files that are dropped or chosen, and then rehearsed: nothing is written before somebody has seen what they give. */
export function UploadFiles() {
  const host = useAdminHost()
  const latest = useRef(host)
  latest.current = host
  const [queue] = useState(() =>
    createImportEntries((entry, onProcessing) => sendImport(latest.current, entry, onProcessing)),
  )
  const entries = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const types = useAdminAnswer('import.filetypes', {}).data?.data ?? []
  const count = (state: ImportEntry['state']) => entries.filter((entry) => entry.state === state).length
  const [ready, loading, done, failed] = [count('ready'), count('loading'), count('success'), count('error')]
  const send = async () => {
    const sent = await queue.send()
    const [only, ...others] = sent
    // Of one file one wants to see what it gives; of several the list says which are there.
    if (only?.runId !== undefined && others.length === 0)
      host.navigate(adminPaths['import-runs'].recordPath({ id: only.runId }))
  }
  return (
    <Stack gapPx={16}>
      <DropZone
        className={css.zone}
        onDrop={({ items }) => {
          void Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())).then(queue.add)
        }}
      >
        <Text slot="label">{texts.drop}</Text>
        <FileTrigger acceptedFileTypes={accepted} allowsMultiple onSelect={(chosen) => queue.add([...(chosen ?? [])])}>
          <Button icon={FileUp}>{texts.choose}</Button>
        </FileTrigger>
        <span className={css.quiet}>{texts.limits}</span>
      </DropZone>
      {entries.length > 0 && (
        <ul className={css.queue} aria-label={texts.queue}>
          {entries.map((entry) => (
            <Entry
              key={entry.key}
              entry={entry}
              types={types}
              onType={(fileType) => queue.setType(entry.key, fileType)}
              onRemove={() => queue.remove(entry.key)}
              onRetry={() => void queue.retry(entry.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={css.quiet}>
        {done + failed + loading > 0 ? texts.said(done, failed, entries.length) : ''}
      </p>
      {(ready > 0 || loading > 0) && (
        <div>
          <Button variant="primary" isPending={loading > 0} onPress={() => void send()}>
            {texts.send(Math.max(ready, 1))}
          </Button>
        </div>
      )}
      <FileTypes types={types} />
    </Stack>
  )
}

interface EntryProps {
  readonly entry: ImportEntry
  readonly types: readonly ImportFileType[]
  readonly onType: (fileType: ChosenType) => void
  readonly onRemove: () => void
  readonly onRetry: () => void
}

const marks = { ready: Clock, success: Check, error: CircleAlert } as const

function Entry({ entry, types, onType, onRemove, onRetry }: EntryProps) {
  const { state, status, fileName, fileType, url, responseFileName, errorText, runId, mayRetry } = entry
  return (
    <li className={css.entry}>
      {state === 'loading' ? (
        <Spinner variant="dots" sizePx={24} />
      ) : (
        <span className={css.mark[state]}>
          <Icon of={marks[state]} />
        </span>
      )}
      <span className={css.entryName}>
        <strong>{fileName}</strong>
        <span className={state === 'error' ? css.wrong : css.quiet}>
          {errorText ?? (state === 'loading' ? texts.statuses[status] : texts.states[state])}
        </span>
      </span>
      {state === 'ready' && (
        <span className={css.entryType}>
          <Select
            label={texts.fileType(fileName)}
            isLabelHidden
            options={[{ id: 'guess', label: texts.guess }, ...types.map(({ key, name }) => ({ id: key, label: name }))]}
            value={fileType}
            onChange={(chosen) => onType(chosen as ChosenType)}
          />
        </span>
      )}
      {mayRetry && (
        <Button isSmall icon={RefreshCw} aria-label={texts.retry(fileName)} onPress={onRetry}>
          {texts.retryShort}
        </Button>
      )}
      {runId !== undefined && (
        <LinkButton
          isSmall
          href={adminPaths['import-runs'].recordPath({ id: runId })}
          aria-label={texts.openOf(fileName)}
        >
          {texts.open}
        </LinkButton>
      )}
      {url !== undefined && responseFileName !== undefined && (
        <LinkButton isSmall icon={Download} href={url} download={responseFileName}>
          {texts.download(responseFileName)}
        </LinkButton>
      )}
      {(state === 'ready' || state === 'error') && (
        <PlainIconButton icon={X} label={texts.remove(fileName)} onPress={onRemove} />
      )}
    </li>
  )
}
