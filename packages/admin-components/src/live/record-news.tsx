import type { AnyRecord } from '@delebil/core-api/admin'
import { Banner, Button } from '@delebil/ui'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { liveTexts } from './live-texts.ts'
import { useChanges } from './use-changes.ts'

interface RecordNewsProps {
  readonly screen: Screen
  readonly id: number
  /** The version that is shown. */
  readonly version: number
  /** Gets the record as it is now. */
  readonly onTake: (now: AnyRecord) => void
}

/** Says that somebody else saved the record that stands open, and who. Nothing is exchanged until that is wanted. */
export function RecordNews({ screen: { resource }, id, version, onTake }: RecordNewsProps) {
  const { api, organizationId: orgId } = useAdminHost()
  const [news, setNews] = useState<{ readonly now: AnyRecord; readonly by: string | undefined }>()
  const [isGone, setIsGone] = useState(false)
  const look = async () => {
    const result = await api.get(resource.key, id, { orgId })
    setIsGone(!result.ok && result.refusal.code === 'resource.unknown')
    if (!result.ok || result.value.version <= version) return
    const now = result.value
    const history = await api.history(resource.key, id, { orgId })
    setNews({ now, by: history.ok ? history.value.data[0]?.person?.name : undefined })
  }
  useChanges(resource.key, (ids) => (ids.length === 0 || ids.includes(id)) && void look())
  if (isGone) return <Banner tone="warning" title={texts.goneMeanwhile} />
  if (!news || news.now.version <= version) return null
  return (
    <Banner tone="info" title={news.by === undefined ? liveTexts.changedNow : liveTexts.changedBy(news.by)}>
      <Button isSmall onPress={() => onTake(news.now)}>
        {liveTexts.take}
      </Button>
    </Banner>
  )
}
