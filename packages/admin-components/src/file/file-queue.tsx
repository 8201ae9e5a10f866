import { Button, Icon, LinkButton, PlainIconButton, Spinner, Stack } from '@delebil/ui'
import { PICTURE_MAX_BYTES } from '@delebil/validation'
import { Check, CircleAlert, Clock, Download, ImagePlus, RefreshCw, Upload, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components'
import type { QueuedFile } from './create-file-queue.ts'
import * as css from './file.css.ts'
import { fileTexts } from './file-texts.ts'
import type { FileQueueOf } from './use-file-queue.ts'

const MEGABYTE = 1024 * 1024

export interface FileQueueProps {
  readonly queue: FileQueueOf
  /** What one that is ready is worked on with. */
  readonly edit?: (file: QueuedFile) => ReactNode
  /** Why nothing can be sent now. */
  readonly mayNot?: string | undefined
  readonly onAllSent?: () => void
}

/** Pictures that are dropped, pasted or chosen, and then sent. What failed stays, with why. */
export function FileQueue({ queue, edit, mayNot, onAllSent }: FileQueueProps) {
  const { files, add } = queue
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length === 0 || event.defaultPrevented) return
      event.preventDefault()
      add(pasted)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [add])
  const count = (state: QueuedFile['state']) => files.filter((file) => file.state === state).length
  const [ready, loading, done, failed] = [count('ready'), count('loading'), count('success'), count('error')]
  const send = async () => {
    if (mayNot === undefined && (await queue.send())) onAllSent?.()
  }
  const retry = async (key: number) => {
    if (await queue.retry(key)) onAllSent?.()
  }
  return (
    <Stack gapPx={16}>
      <DropZone
        className={css.zone}
        onDrop={({ items }) => {
          const dropped = items.filter(isFileDropItem)
          void Promise.all(dropped.map((item) => item.getFile())).then(add)
        }}
      >
        <Text slot="label">{fileTexts.drop}</Text>
        <FileTrigger acceptedFileTypes={['image/*']} allowsMultiple onSelect={(chosen) => add([...(chosen ?? [])])}>
          <Button icon={ImagePlus}>{fileTexts.choose}</Button>
        </FileTrigger>
        <span className={css.note}>{fileTexts.limits(PICTURE_MAX_BYTES / MEGABYTE)}</span>
      </DropZone>
      {files.length > 0 && (
        <ul className={css.queue} aria-label={fileTexts.queue}>
          {files.map((file) => (
            <QueueRow
              key={file.key}
              file={file}
              edit={edit}
              onRemove={() => queue.remove(file.key)}
              onRetry={() => void retry(file.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={css.note}>
        {done + failed + loading > 0 ? fileTexts.said(done, failed, files.length) : ''}
      </p>
      {mayNot !== undefined && ready > 0 && <p className={css.note}>{mayNot}</p>}
      {(ready > 0 || loading > 0) && (
        <div>
          <Button variant="primary" icon={Upload} isPending={loading > 0} onPress={() => void send()}>
            {fileTexts.send(Math.max(ready, 1))}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface QueueRowProps {
  readonly file: QueuedFile
  readonly edit: FileQueueProps['edit']
  readonly onRemove: () => void
  readonly onRetry: () => void
}

function QueueRow({ file, edit, onRemove, onRetry }: QueueRowProps) {
  const { name, state, errorText, mayRetry, result } = file
  return (
    <li className={css.row}>
      <div className={css.rowHead}>
        <StateMark state={state} />
        <span className={css.rowName}>
          <strong>{name}</strong>
          <span className={state === 'error' ? css.wrong : css.note}>{errorText ?? fileTexts.states[state]}</span>
        </span>
        {state === 'error' && mayRetry && (
          <Button isSmall icon={RefreshCw} aria-label={fileTexts.retry(name)} onPress={onRetry}>
            {fileTexts.retryShort}
          </Button>
        )}
        {result && (
          <LinkButton isSmall icon={Download} href={result.href} download={result.fileName}>
            {fileTexts.download(result.fileName)}
          </LinkButton>
        )}
        {(state === 'ready' || state === 'error') && (
          <PlainIconButton icon={X} label={fileTexts.remove(name)} onPress={onRemove} />
        )}
      </div>
      {state === 'ready' && edit?.(file)}
    </li>
  )
}

const marks = { ready: Clock, success: Check, error: CircleAlert } as const

function StateMark({ state }: Pick<QueuedFile, 'state'>) {
  if (state === 'loading') return <Spinner variant="dots" sizePx={24} />
  return (
    <span className={css.marks[state]}>
      <Icon of={marks[state]} />
    </span>
  )
}
