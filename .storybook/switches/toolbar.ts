import type { Preview } from '@storybook/react-vite'

const asItIs = { value: '', title: 'As the system', icon: 'browser' } as const
const asReported = { value: '', title: 'As the story tells', icon: 'browser' } as const

/** The switches in the toolbar. An empty value leaves everything as the system and the story have it. */
export const toolbar = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'auto', title: 'As the system', icon: 'browser' },
      ],
    },
  },
  colours: {
    description: 'Forced colours (a stand-in: see Start here)',
    toolbar: {
      icon: 'accessibility',
      title: 'Colours',
      dynamicTitle: false,
      items: [asItIs, { value: 'forced', title: 'Forced colours', icon: 'accessibility' }],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      title: 'Motion',
      dynamicTitle: false,
      items: [asItIs, { value: 'reduced', title: 'Reduced motion', icon: 'stop' }],
    },
  },
  role: {
    description: 'Who is logged in',
    toolbar: {
      icon: 'user',
      title: 'Role',
      dynamicTitle: false,
      items: [
        asReported,
        { value: 'visitor', title: 'Visitor' },
        { value: 'member', title: 'Member' },
        { value: 'owner', title: 'Owner of a membership' },
        { value: 'unpaid', title: 'Owner who has not paid' },
        { value: 'several', title: 'Several memberships' },
        { value: 'staff', title: 'Staff of the club' },
      ],
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'globe',
      title: 'Network',
      dynamicTitle: false,
      items: [
        asReported,
        { value: 'slow', title: 'Slow: every answer takes 2 s', icon: 'time' },
        { value: 'offline', title: 'Offline: no answer', icon: 'globe' },
        { value: 'error', title: 'Error: the server fails', icon: 'alert' },
      ],
    },
  },
} satisfies Preview['globalTypes']
