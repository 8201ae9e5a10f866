import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { UserMinus } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { cardActions } from './card-actions.ts'

export const memberCardsScreen: Screen<'member-cards'> = {
  ...adminPaths['member-cards'],
  resource: adminResources['member-cards'],
  heading: ['Nøkkelkort', 'Nøkkelkort'],
  newText: 'Nytt nøkkelkort',
  newHeading: 'Nøkkelkort',
  searchHint: 'Kortnummer, brikke eller navn',
  views: [{ key: 'ledige', name: 'Kort som ingen har', where: { personId: null } }],
  bulk: [{ key: 'take-from-person', label: 'Ta fra personen', icon: UserMinus, task: { action: 'take-from-person' } }],
  actions: cardActions,
}
