import { Banner, Button, ConfirmDialog } from '@delebil/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { AnyRecord } from '../any-record.ts'
import { type Screen, titleOf } from '../screen.ts'
import { texts } from '../texts.ts'
import { useForget } from '../use-record.ts'

/** Asks, deletes, and says why where that is refused. */
export function DeleteButton({ screen, record, onDone }: { screen: Screen; record: AnyRecord; onDone: () => void }) {
  const { resource } = screen
  const { api, organizationId: orgId } = useAdminHost()
  const forget = useForget()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const remove = async () => {
    if (isBusy) return
    setIsBusy(true)
    const result = await api.remove(resource.key, record.id, { orgId, version: record.version })
    setIsBusy(false)
    setIsAsking(false)
    if (!result.ok) return setMessage(result.refusal.message)
    onDone()
    void forget(resource.key)
  }
  return (
    <>
      {message !== undefined && <Banner tone="error" title={message} onClose={() => setMessage(undefined)} />}
      <div>
        <Button variant="quiet" icon={Trash2} onPress={() => setIsAsking(true)}>
          {texts.deleteThing(resource.noun[0])}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isPending={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void remove()}
      >
        {texts.deleteQuestion(titleOf(resource, record) || resource.noun[0])}
      </ConfirmDialog>
    </>
  )
}
