import {
  Failed,
  FileQueue,
  ImageEditor,
  mayAny,
  refusedToast,
  StoredPicture,
  useAdminHost,
  useFileQueue,
  useForget,
  useToast,
} from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { ConfirmDialog, IconButton, Skeleton, Stack } from '@delebil/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as css from '../panel/panel.css.ts'
import { usePanelAnswer } from '../panel/use-panel-answer.ts'
import { damageTexts } from './damage-texts.ts'

/** The pictures of a damage: seen, told in words, added and taken away. */
export function DamagePictures({ record: { id } }: { readonly record: Read<'damages'> }) {
  const { permissions } = useAdminHost()
  const mayWrite = mayAny(permissions, ['FLEET_MANAGEMENT_WRITE', 'MESSAGE_WRITE'])
  return (
    <Stack gapPx={24}>
      <Gallery damageId={id} mayWrite={mayWrite} />
      {mayWrite && <AddPictures damageId={id} />}
    </Stack>
  )
}

function Gallery({ damageId, mayWrite }: { readonly damageId: number; readonly mayWrite: boolean }) {
  const { api, organizationId } = useAdminHost()
  const forget = useForget()
  const say = useToast()
  const query = { orgId: String(organizationId) }
  const { data, error, again } = usePanelAnswer('damages', [damageId, 'pictures'], () =>
    api.call('damages.pictures', { params: { id: String(damageId) }, query }),
  )
  const [asked, setAsked] = useState<{ readonly id: number; readonly name: string }>()
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  if (!data) return <Skeleton heightPx={96} />
  if (data.data.length === 0) return <p className={css.muted}>{damageTexts.noPictures}</p>
  const remove = async (pictureId: number) => {
    setAsked(undefined)
    const params = { id: String(damageId), pictureId: String(pictureId) }
    const result = await api.call('damages.remove-picture', { params, query })
    if (!result.ok) return say(refusedToast(result.refusal))
    await forget('damages')
    say({ tone: 'info', text: damageTexts.removed })
  }
  return (
    <>
      <ul className={css.gallery}>
        {data.data.map(({ id, alt }, index) => {
          const name = alt ?? damageTexts.pictureOf(index + 1, data.data.length)
          return (
            <li key={id} className={css.framed}>
              <StoredPicture
                of={['damages', damageId, id]}
                alt={name}
                canEnlarge
                load={(size) =>
                  api.call('damages.picture', {
                    params: { id: String(damageId), pictureId: String(id) },
                    query: { ...query, size },
                  })
                }
              />
              <span className={css.caption}>
                {name}
                {mayWrite && (
                  <IconButton
                    icon={Trash2}
                    label={damageTexts.removePicture(name)}
                    onPress={() => setAsked({ id, name })}
                  />
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void remove(asked.id)}
      >
        {asked && damageTexts.removeQuestion(asked.name)}
      </ConfirmDialog>
    </>
  )
}

function AddPictures({ damageId }: { readonly damageId: number }) {
  const { api, organizationId, guard } = useAdminHost()
  const forget = useForget()
  const queue = useFileQueue(async ({ file, alt }) => {
    const words = alt.trim()
    const query = { orgId: String(organizationId), ...(words !== '' && { alt: words }) }
    const result = await api.call('damages.add-picture', { params: { id: String(damageId) }, query, body: { file } })
    if (result.ok) await forget('damages')
    return result
  })
  return (
    <>
      {guard(queue.isWaiting)}
      <FileQueue
        queue={queue}
        onAllSent={queue.clear}
        edit={({ key, name, file, alt }) => (
          <ImageEditor
            name={name}
            file={file}
            alt={alt}
            onAlt={(next) => queue.change(key, { alt: next })}
            onTurned={(next) => queue.change(key, { file: next })}
          />
        )}
      />
    </>
  )
}
