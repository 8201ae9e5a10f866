export { type TaskCause, type TaskKind, type TaskState, taskCauses } from './admin/accounting-task.ts'
export type { PaymentAgreements } from './admin/agreement-calls.ts'
export type { RunApproval, RunSending } from './admin/billing-approval-calls.ts'
export { draftInvoicePdfAddress } from './admin/billing-approval-calls.ts'
export { ASK_AGAIN_DAYS, ASKED_AT_ONCE, type BillingData } from './admin/billing-data-calls.ts'
export type {
  ComparedAmount,
  Outlier,
  Proof,
  ProofFailure,
  Rehearsal,
  RunMembership,
} from './admin/billing-run-calls.ts'
export { BULK_MAX, BULK_MAX_IDS, type BulkResult, type BulkRun, type BulkRunLine } from './admin/bulk-run.ts'
export type { FoundCar, FoundPerson, SavedView } from './admin/common-calls.ts'
export {
  type Conflict,
  type ConflictSolution,
  conflictReasons,
  type Resolution,
  resolutionKinds,
  type SolvedConflict,
  undoObstacles,
} from './admin/conflict-calls.ts'
export { type AdminCalls, adminContract } from './admin/contract.ts'
export {
  type AdminApi,
  type BulkInput,
  type Count,
  createAdminClient,
  type ExportChoice,
  exportAddress,
  type ListQuery,
  type Page,
} from './admin/create-admin-client.ts'
export type { AdminChange } from './admin/endpoints.ts'
export type { Field, FieldKind, FieldOptions, Fields, SearchedAs } from './admin/field.ts'
export {
  choice,
  choices,
  day,
  halfHour,
  longText,
  moment,
  money,
  named,
  newPassword,
  number,
  ownPassword,
  ref,
  refs,
  text,
  yesNo,
} from './admin/field.ts'
export { createPartReader, PARTS_MEDIA, type PartReader, writePart } from './admin/file-parts.ts'
export { type FilterOperator, type FilterToken, filterOperators } from './admin/filter.ts'
export { type FirstUse, lockTrials } from './admin/first-use-calls.ts'
export type { CarMoment, FleetMap, MapCarAt, MapPlaceAt } from './admin/fleet-map-calls.ts'
export type { IdentityProviderRecord } from './admin/identity-provider-calls.ts'
export {
  type ImportFileType,
  type ImportRow,
  type ImportSummary,
  importFileAddress,
  importRunAddress,
  importTemplateAddress,
} from './admin/import-calls.ts'
export {
  type PaymentAllocation,
  type PaymentProposal,
  type ProposalReason,
  proposalReasons,
  type TrailLine,
} from './admin/incoming-payment-calls.ts'
export { staffInvoiceAddress } from './admin/invoice-calls.ts'
export { type AgedReceivable, type AgedTotals, agedFileAddress } from './admin/ledger-calls.ts'
export type { LicenseCheck } from './admin/license-calls.ts'
export { MESSAGE_UNDO_SECONDS } from './admin/message-calls.ts'
export { describeResource, type Metadata } from './admin/metadata.ts'
export {
  type MonthEnd,
  type MonthEndItem,
  type MonthEndKey,
  type MonthReport,
  monthEndFileAddress,
  monthEndKeys,
} from './admin/month-end-calls.ts'
export type { MovingIn } from './admin/moving-in-calls.ts'
export type {
  NightCaller,
  NightCar,
  NightCase,
  NightEvent,
  NightHit,
  NightSituation,
  NightState,
} from './admin/night-entities.ts'
export type { AdminOverview } from './admin/overview-calls.ts'
export { bankFileAddress, type Payable, payableSources } from './admin/payout-calls.ts'
export {
  PLAN_MAX_CARS,
  PLAN_MAX_DAYS,
  PLAN_MAX_MOVES,
  PLAN_UNDO_MINUTES,
  type PlanBar,
  type PlanCar,
  type PlanFixture,
  type PlanMove,
  type PlanMoved,
  type PlanPlace,
  type PlanSettled,
} from './admin/plan-calls.ts'
export { MOST_PRINTED_AT_ONCE, type PrintFile, printFileAddress } from './admin/print-calls.ts'
export type {
  ActName,
  AnyRecord,
  FieldName,
  FilterField,
  FormField,
  Read,
  Sending,
  SortField,
  Values,
  Written,
  WrittenNew,
} from './admin/records.ts'
export { collectionFileAddress, reminderPdfAddress } from './admin/reminder-calls.ts'
export {
  type AdminRecord,
  type AdminResource,
  changeEntries,
  type Rights,
  type SentNew,
  type ToSend,
} from './admin/resource.ts'
export {
  billingRunStates,
  deliveryStates,
  invoiceKindText,
  invoiceMethodText,
  ledgerKinds,
  openItems,
  payoutKinds,
  payoutStates,
  reminderKindText,
  reminderStates,
  reminderStops,
} from './admin/resources/billing-words.ts'
export { carColors } from './admin/resources/cars.ts'
export {
  entryStateOf,
  type ImportObstacle,
  type ImportRowState,
  type ImportState,
  type ImportTypeKey,
  importObstacles,
  importRowStates,
  importStates,
  importTypes,
} from './admin/resources/import-words.ts'
export { carCategories } from './admin/resources/models.ts'
export { paymentFindingText, paymentSourceText, paymentStateText } from './admin/resources/payment-words.ts'
export { smsFailures, smsKinds, smsStates } from './admin/resources/sms-words.ts'
export { type AdminKey, type AdminResources, adminResources, findResource, isAdminKey } from './admin/resources.ts'
export { type Seller, sellerFields } from './admin/seller-calls.ts'
export type { Settings, SettingValue } from './admin/setting-calls.ts'
export {
  type GatewayTrial,
  type Profile,
  type Setup,
  type SetupStep,
  setupSteps,
  triedGateways,
} from './admin/setup-calls.ts'
export {
  SMS_RECEIVERS_MAX,
  type SmsPreview,
  type SmsReceiver,
  type SmsSending,
  smsObstacles,
} from './admin/sms-calls.ts'
export type { Staff, StaffInvitation, StaffMember, StaffRight } from './admin/staff-calls.ts'
export { type DeadMail, type MailKind, mailKinds, type SystemMails } from './admin/system-calls.ts'
export { gatewayKeys, type SystemHealth } from './admin/system-health.ts'
export type { TermsVersions } from './admin/terms-calls.ts'
export { extensionMinutes } from './admin/trip-calls.ts'
export {
  type ConnectionFinding,
  type MappingKind,
  mappingKinds,
  type TripletexConfiguration,
} from './admin/tripletex-calls.ts'
export type { AccountingError, AccountingErrorMetadata } from './admin/tripletex-error-calls.ts'
export type { DrivenTrip, WhoDrove } from './admin/who-drove-calls.ts'
