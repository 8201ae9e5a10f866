import type { Screen } from '@delebil/admin-components'
import { adminResources } from '@delebil/core-api/admin'
import { Eye, EyeOff } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { solutionsOfSituation } from '../shared/removal-facts.ts'
import { HelpPreview } from './help-preview.tsx'
import { helpPanels } from './specific-panel.tsx'

export const situationsScreen: Screen<'situations'> = {
  ...adminPaths.situations,
  resource: adminResources.situations,
  heading: ['Rediger', 'Rediger'],
  newText: 'Ny hjelpeside',
  newHeading: 'Rediger',
  sections: [
    {
      heading: 'Teksten',
      text: 'En tom linje skiller avsnitt. Linjer som begynner med «- » blir punkter, med «1. » steg.',
      fields: ['title', 'text', 'phone'],
    },
    { heading: 'Når den vises', fields: ['tags', 'position', 'active'] },
  ],
  views: [{ key: 'skjulte', name: 'Skjult for medlemmene', where: { active: false } }],
  bulk: [
    { key: 'shown', label: 'Vis for medlemmene', icon: Eye, task: { action: 'change', values: { active: true } } },
    {
      key: 'hidden',
      label: 'Skjul for medlemmene',
      icon: EyeOff,
      task: { action: 'change', values: { active: false } },
    },
  ],
  Preview: HelpPreview,
  panels: helpPanels,
  removalFacts: solutionsOfSituation,
}
