import { Button, ErrorMessage, Icon, PlainIconButton, Spinner, Stack } from '@delebil/ui'
import { Camera, Check, ImagePlus, Image as Picture, RefreshCw, X } from 'lucide-react'
import { useId, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { messageTexts } from '../locale/message-texts.ts'
import type { Drafts, PictureDraft, PictureUploads } from './create-picture-uploads.ts'
import * as css from './picture.css.ts'

const texts = messageTexts.picture

export interface PicturePickerProps {
  readonly uploads: PictureUploads & Drafts
  readonly error?: string | undefined
}

/** Takes or chooses pictures, shows them on their way, and lets each be taken away or sent again. */
export function PicturePicker({ uploads, error }: PicturePickerProps) {
  const id = useId()
  const { pictures, hadTooMany } = uploads
  const choose = (files: FileList | null) => uploads.add([...(files ?? [])])
  const sent = pictures.filter(({ state }) => state.name === 'sent').length
  const isBusy = pictures.some(({ state }) => state.name === 'waiting' || state.name === 'sending')
  const progress = isBusy ? texts.sending(sent, pictures.length) : sent > 0 ? texts.allSent(sent) : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a column with even gaps
    <div role="group" aria-labelledby={id}>
      <Stack gapPx={8}>
        <span id={id} className={css.label}>
          {texts.label}
        </span>
        {pictures.length > 0 && (
          <ul className={css.list}>
            {pictures.map((picture) => (
              <DraftItem key={picture.key} picture={picture} uploads={uploads} />
            ))}
          </ul>
        )}
        <div className={css.buttons}>
          <span className={css.onTouch}>
            <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={choose}>
              <Button icon={Camera}>{texts.take}</Button>
            </FileTrigger>
          </span>
          <FileTrigger acceptedFileTypes={['image/*']} allowsMultiple onSelect={choose}>
            <Button icon={ImagePlus}>{texts.choose}</Button>
          </FileTrigger>
        </div>
        <p role="status" className={css.draftState}>
          {progress}
        </p>
        <ErrorMessage>{error ?? (hadTooMany ? texts.tooMany : undefined)}</ErrorMessage>
      </Stack>
    </div>
  )
}

function DraftItem({ picture, uploads }: { readonly picture: PictureDraft; readonly uploads: PictureUploads }) {
  const { key, name, preview, state } = picture
  const hasFailed = state.name === 'failed'
  return (
    <li className={hasFailed ? css.failedDraft : css.draft}>
      <span className={css.framed}>
        <Preview name={name} address={preview} />
        <span className={css.remove}>
          <PlainIconButton icon={X} label={texts.remove(name)} onPress={() => uploads.remove(key)} />
        </span>
      </span>
      {hasFailed ? (
        <Stack gapPx={4}>
          <ErrorMessage>{state.message}</ErrorMessage>
          {state.mayRetry && (
            <div>
              <Button isSmall icon={RefreshCw} aria-label={texts.retry(name)} onPress={() => uploads.retry(key)}>
                {texts.retryShort}
              </Button>
            </div>
          )}
        </Stack>
      ) : (
        <StateLine state={state.name} />
      )}
    </li>
  )
}

/** What this browser can't show is a sign with its name. */
function Preview({ name, address }: { readonly name: string; readonly address: string | undefined }) {
  const [isShowable, setIsShowable] = useState(true)
  const isShown = address !== undefined && isShowable
  return (
    <span className={css.frame}>
      {isShown ? (
        <img src={address} alt={texts.chosen(name)} className={css.image} onError={() => setIsShowable(false)} />
      ) : (
        <Icon of={Picture} label={texts.chosen(name)} />
      )}
    </span>
  )
}

function StateLine({ state }: { readonly state: 'waiting' | 'sending' | 'sent' }) {
  if (state === 'sending') return <Spinner variant="dots" sizePx={24} />
  return (
    <span className={css.draftState}>
      {state === 'sent' && <Icon of={Check} sizePx={16} />}
      {state === 'sent' ? texts.done : texts.waiting}
    </span>
  )
}
