import { retentionOfYears } from '../../../platform/schedules/retention.ts'
import { deleteDocumentsBefore } from '../stores/documents.ts'

/** Bokføringsloven § 13: what was sent is kept for so many years after the end of its year. */
export const YEARS_KEPT = 5

/** What was sent of invoices, and the files that they were printed from. The invoices themselves stay. */
export const sentDocumentRetention = retentionOfYears('sent-document-retention', YEARS_KEPT, deleteDocumentsBefore)
