export { ActionButton } from './action/action-button.tsx'
export { refusedToast } from './action/refused-toast.ts'
export { useAttempt } from './action/use-attempt.ts'
export { type AdminHost, type DownloadWatch, type PlaceMapProps, useAdminHost } from './admin-host.ts'
export { AdminHostProvider } from './admin-host-provider.tsx'
export { BulkRuns, type BulkRunsProps } from './bulk/bulk-runs.tsx'
export { CommandPalette, type CommandPaletteProps } from './command/command-palette.tsx'
export { type Command, useOfferCommands } from './command/commands.ts'
export { KeySheet, type KeySheetProps } from './command/key-sheet.tsx'
export { type OfferedKey, useOfferKeys } from './command/offered-keys.ts'
export { type Keys, useKeys } from './command/use-keys.ts'
export { useSingleKeys } from './command/use-single-keys.ts'
export { EventList, type RecordEvent } from './event/event-list.tsx'
export { Failed, type FailedProps } from './failed.tsx'
export { formatMoment } from './field/format-moment.ts'
export { useSettled } from './field/use-settled.ts'
export type { QueuedFile, SendResult } from './file/create-file-queue.ts'
export { FileQueue, type FileQueueProps } from './file/file-queue.tsx'
export { ImageEditor, type ImageEditorProps } from './file/image-editor.tsx'
export { type PictureSize, StoredPicture, type StoredPictureProps } from './file/stored-picture.tsx'
export { type FileQueueOf, useFileQueue } from './file/use-file-queue.ts'
export { ResourceList } from './list/resource-list.tsx'
export { useTypedQuery } from './list/use-typed-query.ts'
export { type PanelColumn, PanelTable, type PanelTableProps } from './panel/panel-table.tsx'
export { type PanelAnswer, usePanel } from './panel/use-panel.ts'
export { Count, type CountProps } from './part/count.tsx'
export { type CountTab, CountTabs, type CountTabsProps } from './part/count-tabs.tsx'
export { DensityMenu } from './part/density-menu.tsx'
export { FactGrid, type KeyFact } from './part/fact-grid.tsx'
export { HeadedCard, type HeadedCardProps } from './part/headed-card.tsx'
export { useKeptText } from './part/kept.ts'
export { type KeyFigure, KeyFigures, type KeyFiguresProps } from './part/key-figures.tsx'
export { KeyHint, type KeyHintProps } from './part/key-hint.tsx'
export { InPageHead, type InPageHeadProps, PageHead, type PageHeadProps } from './part/page-head.tsx'
export { ReservationBadge, type ReservationBadgeProps } from './part/reservation-badge.tsx'
export { StateBadge, type StateBadgeProps, type StateMeaning } from './part/state-badge.tsx'
export { type Density, useDensity } from './part/use-density.ts'
export { useKeysOn } from './part/use-keys-on.ts'
export { useChangeEvents } from './record/history-panel.tsx'
export { RecordPage } from './record/record-page.tsx'
export { useRecordName, useRecordTitle } from './record/use-record-title.ts'
export type { BulkPreset } from './screen/bulk-job.ts'
export { readDraft } from './screen/draft.ts'
export type { ActionResult, ActionValues, Attempt, RecordAction, RecordPanel } from './screen/record-action.ts'
export {
  type DraftOf,
  type Follow,
  type Followed,
  type FormSection,
  filterOf,
  type InputProps,
  mayAny,
  type RefusalHelpProps,
  type Screen,
  type StandingView,
  type Status,
} from './screen/screen.ts'
export { Timeline, type TimelineProps } from './timeline/timeline.tsx'
export type { TimelineBar, TimelinePlace, TimelineRow, TimelineTone } from './timeline/timeline-types.ts'
export type { NewToast } from './toast/toast.ts'
export { useToast } from './toast/toasts.tsx'
export { useAdminAnswer, useAdminChange } from './use-admin-answer.ts'
export { useForget } from './use-record.ts'
