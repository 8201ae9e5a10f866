import { Button, MenuButton, type MenuEntry } from '@delebil/ui'
import { BookmarkPlus, ListOrdered, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen/screen.ts'
import { ArrangeViews } from './arrange-views.tsx'
import { SaveView } from './save-view.tsx'
import type { useViews } from './use-views.ts'
import { openView, standingOf, viewOf, viewQuery } from './view-query.ts'
import * as css from './views.css.ts'
import { viewsTexts } from './views-texts.ts'

type Kept = ReturnType<typeof useViews>

/** Keeps the list as it stands now, and puts the views that were kept in order. */
export function ViewsMenu({ screen, kept }: { screen: Screen; kept: Kept }) {
  const { query, setQuery, personId } = useAdminHost()
  const [doing, setDoing] = useState<'save' | 'arrange'>()
  const { views } = kept
  const { view, isChanged } = viewOf(views, query)
  const stood = viewOf(standingOf(screen, personId), query)
  const isOther = isChanged || stood.isChanged
  const name = (view ?? stood.view)?.name
  const entries: MenuEntry[] = [
    ...(view?.isMine && isChanged ? [{ id: 'update', label: viewsTexts.updateView(view.name), icon: RefreshCw }] : []),
    { id: 'save', label: viewsTexts.saveView, icon: BookmarkPlus },
    { id: 'arrange', label: viewsTexts.arrange, icon: ListOrdered },
  ]
  const press = (id: string) => {
    if (id === 'save' || id === 'arrange') return setDoing(id)
    if (id === 'update') void (view && kept.change(view, { query: viewQuery(query) }))
  }
  const label = isOther && name !== undefined ? viewsTexts.changedView(name) : viewsTexts.keep
  return (
    <>
      <MenuButton
        label={label}
        entries={entries}
        onAction={press}
        trigger={
          <Button isSmall variant="quiet" icon={Plus}>
            <span className={css.viewName}>{label}</span>
          </Button>
        }
      />
      {doing === 'save' && (
        <SaveView
          kept={kept}
          onClose={() => setDoing(undefined)}
          onSaved={(saved) => {
            setDoing(undefined)
            setQuery(openView(saved), 'replace')
          }}
        />
      )}
      {doing === 'arrange' && <ArrangeViews kept={kept} onClose={() => setDoing(undefined)} />}
    </>
  )
}
