import { ImageEditor, mayAny, useAdminChange, useAdminHost, useForget, useToast } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Button, Inline, Stack } from '@delebil/ui'
import { uploadFailureText } from '@delebil/validation/text'
import { ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { carImageTexts } from './car-image-texts.ts'

/** Chooses another picture, which is turned where it has to be, and puts it in the place of one. */
export function ReplaceImage({ record: { id, version, name } }: { readonly record: Read<'car-image'> }) {
  const { permissions, holdUnsaved } = useAdminHost()
  const replacing = useAdminChange('car-image.replace')
  const forget = useForget()
  const say = useToast()
  const [file, setFile] = useState<Blob>()
  useEffect(() => (file ? holdUnsaved?.() : undefined), [file, holdUnsaved])
  if (!mayAny(permissions, ['FLEET_MANAGEMENT_WRITE'])) return null
  const send = async () => {
    if (!file) return
    const result = await replacing.send({ params: { id }, query: { version: String(version) }, body: { file } })
    if (!result.ok) {
      // What it has become is seen, and is what the picture is put in the place of.
      if (result.refusal.code === 'record.stale') await forget('car-image')
      return say({ tone: 'error', text: uploadFailureText(result.refusal) })
    }
    setFile(undefined)
    await forget('car-image', result.value.entity)
    say({ tone: 'info', text: carImageTexts.replaced })
  }
  return (
    <Stack gapPx={12}>
      {file && <ImageEditor name={name} file={file} onTurned={setFile} />}
      <Inline gapPx={8}>
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={(chosen) => chosen?.[0] && setFile(chosen[0])}>
          <Button icon={ImageUp}>{carImageTexts.replace}</Button>
        </FileTrigger>
        {file && (
          <Button variant="primary" isPending={replacing.isPending} onPress={() => void send()}>
            {carImageTexts.saveImage}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
