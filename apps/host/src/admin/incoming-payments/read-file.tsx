import { InPageHead, useAdminChange, useForget } from '@delebil/admin-components'
import { Banner, Button, Stack } from '@delebil/ui'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { paymentTexts as texts } from './payment-texts.ts'

type Said = { readonly tone: 'info' | 'warning' | 'error'; readonly title: string; readonly text: string }

/** Reads a file of payments in, and says what came of it until somebody closes that. */
export function ReadFile({ onRead }: { readonly onRead: () => void }) {
  const reading = useAdminChange('incoming-payments.read-file')
  const forget = useForget()
  const [said, setSaid] = useState<Said>()
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setSaid(undefined)
    const result = await reading.send({ body: { file } })
    if (!result.ok) {
      const { code, message, fields } = result.refusal
      // What the file came to may have been said and not heard.
      if (code === 'network.unreachable')
        return setSaid({ tone: 'warning', title: texts.perhapsRead(file.name), text: texts.readAgain })
      return setSaid({ tone: 'error', title: texts.notRead(file.name), text: fields['file'] ?? message })
    }
    const { isKnown, added, matched, waiting } = result.value.entity
    setSaid(
      isKnown
        ? { tone: 'warning', title: texts.known(file.name), text: texts.nothingNew }
        : {
            tone: 'info',
            title: texts.readIn(file.name),
            text: added === 0 ? texts.nothingNew : texts.added(added, matched, waiting),
          },
    )
    await forget('incoming-payments')
    onRead()
  }
  return (
    <Stack gapPx={8}>
      <InPageHead at="actions">
        <FileTrigger onSelect={(chosen) => void read(chosen?.[0])}>
          <Button icon={Upload} isPending={reading.isPending} aria-description={texts.formats}>
            {texts.upload}
          </Button>
        </FileTrigger>
      </InPageHead>
      {said && (
        <Banner tone={said.tone} title={said.title} onClose={() => setSaid(undefined)}>
          {said.text}
        </Banner>
      )}
    </Stack>
  )
}
