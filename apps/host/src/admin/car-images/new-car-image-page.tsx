import { FileQueue, ImageEditor, useAdminHost, useFileQueue, useForget } from '@delebil/admin-components'
import { Banner, LinkButton } from '@delebil/ui'
import { useState } from 'react'
import { adminPaths } from '../shared/admin-paths.ts'
import { carImageTexts } from './car-image-texts.ts'

/** Sends pictures of models: each is turned, named and sent by itself. */
export function NewCarImagePage() {
  const { api, organizationId, guard } = useAdminHost()
  const forget = useForget()
  const [isDone, setIsDone] = useState(false)
  const queue = useFileQueue(async ({ file, alt }) => {
    const query = { orgId: String(organizationId), name: alt.trim() }
    const result = await api.call('car-image.add', { query, body: { file } })
    if (result.ok) await forget('car-image')
    return result
  })
  const isNamed = queue.files.every(({ state, alt }) => state !== 'ready' || alt.trim() !== '')
  return (
    <>
      {guard(queue.isWaiting)}
      <FileQueue
        queue={queue}
        mayNot={isNamed ? undefined : carImageTexts.nameMissing}
        onAllSent={() => setIsDone(true)}
        edit={({ key, name, file, alt }) => (
          <ImageEditor
            name={name}
            file={file}
            label={carImageTexts.name}
            help={carImageTexts.nameHelp}
            alt={alt}
            onAlt={(next) => queue.change(key, { alt: next })}
            onTurned={(next) => queue.change(key, { file: next })}
          />
        )}
      />
      {isDone && (
        <Banner tone="info" title={carImageTexts.uploaded}>
          <LinkButton isSmall href={adminPaths['car-image'].path}>
            {carImageTexts.toImages}
          </LinkButton>
        </Banner>
      )}
    </>
  )
}
