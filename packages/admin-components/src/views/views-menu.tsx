import type { SavedView } from '@delebil/core-api/admin'
import { Button, MenuButton, type MenuEntry } from '@delebil/ui'
import { Bookmark, BookmarkPlus, Check, ListOrdered, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAdminHost } from '../admin-host.ts'
import type { Screen } from '../screen/screen.ts'
import { word } from '../word.css.ts'
import { ArrangeViews } from './arrange-views.tsx'
import { SaveView } from './save-view.tsx'
import type { useViews } from './use-views.ts'
import { openStandard, openView, standingOf, viewOf, viewQuery } from './view-query.ts'
import * as css from './views.css.ts'
import { viewsTexts } from './views-texts.ts'

type Kept = ReturnType<typeof useViews>

const noteOf = ({ isMine, isShared, isDefault }: SavedView) =>
  [
    isMine ? (isShared ? viewsTexts.mineShared : viewsTexts.mine) : viewsTexts.sharedBy,
    isDefault && viewsTexts.isDefault,
  ]
    .filter(Boolean)
    .join(', ')

/** The views of a list: the standard, one's own and those that others share. */
export function ViewsMenu({ screen, kept }: { screen: Screen; kept: Kept }) {
  const { query, setQuery } = useAdminHost()
  const [doing, setDoing] = useState<'save' | 'arrange'>()
  const { views } = kept
  const { view, isChanged } = viewOf(views, query)
  const standing = standingOf(screen)
  const stood = viewOf(standing, query)
  const named = view ?? stood.view
  const name = named
    ? isChanged || stood.isChanged
      ? viewsTexts.changedView(named.name)
      : named.name
    : viewsTexts.views
  const entries: MenuEntry[] = [
    { id: 'standard', label: viewsTexts.standard, ...(!named && viewQuery(query) === '' && { icon: Check }) },
    ...standing.map((one) => ({ id: one.id, label: one.name, ...(one === stood.view && { icon: Check }) })),
    ...views.map((one, place) => ({
      startsGroup: place === 0 && standing.length > 0,
      id: String(one.id),
      label: one.name,
      note: noteOf(one),
      ...(one === view && { icon: Check }),
    })),
    ...(view?.isMine && isChanged
      ? [{ id: 'update', label: viewsTexts.updateView(view.name), icon: RefreshCw, startsGroup: true }]
      : []),
    { id: 'save', label: viewsTexts.saveView, icon: BookmarkPlus, startsGroup: !(view?.isMine && isChanged) },
    { id: 'arrange', label: viewsTexts.arrange, icon: ListOrdered },
  ]
  const press = (id: string) => {
    if (id === 'save' || id === 'arrange') return setDoing(id)
    if (id === 'standard') return setQuery(openStandard(views), 'push')
    if (id === 'update') return void (view && kept.change(view, { query: viewQuery(query) }))
    const chosen = [...standing, ...views].find((one) => String(one.id) === id)
    if (chosen) setQuery(openView(chosen), 'push')
  }
  return (
    <>
      <MenuButton
        label={name}
        entries={entries}
        onAction={press}
        trigger={
          <Button icon={Bookmark}>
            <span className={named ? css.viewName : word}>{name}</span>
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
