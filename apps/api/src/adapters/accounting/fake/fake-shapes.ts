/** What a property holds: a kind of value, one of some words, or a list or part of another shape. `!` before it is only read. */
type Kind = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'list' | 'reference' | 'address' | 'orderLines'
export type Property = Kind | readonly string[] | 'read-only'
export type Shape = Readonly<Record<string, Property>>

const shape = (
  kinds: Partial<Record<Kind | 'read-only', string>>,
  words: Readonly<Record<string, string>> = {},
): Shape =>
  Object.fromEntries([
    ...Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Property])),
    ...Object.entries(words).map(([name, all]) => [name, all.split(' ')] as const),
  ])

const daysOrMonths = 'DAYS MONTHS RECURRING_DAY_OF_MONTH'

/** Every property of the published interface, also what this site never sends: one that is not here is refused. */
export const shapes = {
  customer: shape(
    {
      integer: 'id version globalLocationNumber supplierNumber customerNumber invoicesDueIn',
      string:
        'name organizationNumber email invoiceEmail overdueNoticeEmail phoneNumber phoneNumberMobile description displayName invoiceSMSNotificationNumber website',
      boolean:
        'isSupplier isInactive isPrivateIndividual singleCustomerInvoice isFactoring invoiceSendSMSNotification isAutomaticSoftReminderEnabled isAutomaticReminderEnabled isAutomaticNoticeOfDebtCollectionEnabled',
      number: 'discountPercentage',
      address: 'postalAddress physicalAddress',
      reference: 'accountManager department deliveryAddress category1 category2 category3 currency ledgerAccount',
      list: 'bankAccounts bankAccountPresentation',
      'read-only': 'changes url isCustomer',
    },
    {
      language: 'NO EN',
      invoiceSendMethod: 'EMAIL EHF EFAKTURA AVTALEGIRO VIPPS PAPER MANUAL',
      emailAttachmentType: 'LINK ATTACHMENT',
      invoicesDueInType: daysOrMonths,
    },
  ),
  address: shape({
    integer: 'id version knr gnr bnr fnr snr',
    string: 'addressLine1 addressLine2 postalCode city unitNumber',
    reference: 'country',
    'read-only': 'changes url displayName addressAsString displayNameInklMatrikkel',
  }),
  product: shape(
    {
      integer: 'id version',
      string: 'name number description orderLineDescription ean hsnCode',
      number:
        'costExcludingVatCurrency expenses priceExcludingVatCurrency priceIncludingVatCurrency weight volume minStockLevel',
      boolean: 'isInactive isStockItem isDeletable hasSupplierProductConnected',
      reference:
        'discountGroup productUnit vatType currency department account supplier resaleProduct image mainSupplierProduct',
      'read-only':
        'changes url displayNumber elNumber nrfNumber expensesInPercent costPrice profit profitInPercent stockOfGoods availableStock incomingStock outgoingStock discountPrice markupListPercentage markupNetPercentage displayName isRoundPriceIncVat priceInTargetCurrency purchasePriceCurrency',
    },
    { weightUnit: 'kg g hg', volumeUnit: 'cm3 dm3 m3' },
  ),
  order: shape(
    {
      integer: 'id version invoicesDueIn subscriptionDuration subscriptionPeriodsOnInvoice subscriptionInvoicingTime',
      string:
        'receiverEmail overdueNoticeEmail number reference invoiceComment deliveryComment sendMethodDescription invoiceSMSNotificationNumber',
      date: 'orderDate deliveryDate',
      number: 'markUpOrderLines discountPercentage',
      boolean:
        'isShowOpenPostsOnInvoices isClosed isPrioritizeAmountsIncludingVat isSubscription isSubscriptionAutoInvoicing invoiceOnAccountVatHigh',
      reference:
        'customer contact attn ourContact ourContactEmployee department project currency deliveryAddress preliminaryInvoice',
      list: 'orderGroups',
      orderLines: 'orderLines',
      'read-only':
        'changes url displayName subscriptionPeriodsOnInvoiceType attachment canCreateBackorder totalInvoicedOnAccountAmountAbsoluteCurrency invoiceSendSMSNotification customerName projectManagerNameAndNumber travelReports accountingDimensionValues',
    },
    {
      status:
        'NOT_CHOSEN NEW CONFIRMATION_SENT READY_FOR_PICKING PICKED PACKED READY_FOR_SHIPPING READY_FOR_INVOICING INVOICED CANCELLED',
      invoicesDueInType: daysOrMonths,
      orderLineSorting: 'ID PRODUCT PRODUCT_DESCENDING CUSTOM',
      subscriptionDurationType: 'MONTHS YEAR',
      subscriptionInvoicingTimeInAdvanceOrArrears: 'ADVANCE ARREARS',
      subscriptionInvoicingTimeType: 'DAYS MONTHS',
    },
  ),
  orderLine: shape({
    integer: 'id version sortIndex',
    string: 'description',
    date: 'subscriptionPeriodStart subscriptionPeriodEnd pickedDate',
    number:
      'count unitCostCurrency unitPriceExcludingVatCurrency unitPriceIncludingVatCurrency markup discount orderedQuantity',
    boolean: 'isSubscription isPicked isCharged',
    reference: 'product inventory inventoryLocation currency vatType vendor order orderGroup',
    'read-only': 'changes url displayName amountExcludingVatCurrency amountIncludingVatCurrency',
  }),
  invoice: shape(
    {
      integer: 'id version invoiceNumber paymentTypeId',
      string: 'kid comment invoiceRemarks',
      date: 'invoiceDate invoiceDueDate',
      number: 'paidAmount',
      reference: 'customer voucher currency invoiceRemark',
      list: 'orders',
      'read-only':
        'changes url creditedInvoice isCredited invoiceComment orderLines travelReports projectInvoiceDetails deliveryDate amount amountCurrency amountExcludingVat amountExcludingVatCurrency amountRoundoff amountRoundoffCurrency amountOutstanding amountCurrencyOutstanding amountOutstandingTotal amountCurrencyOutstandingTotal sumRemits isCreditNote isCharged isApproved postings reminders isPeriodizationPossible documentId',
    },
    { ehfSendStatus: 'DO_NOT_SEND SEND SENT SEND_FAILURE_RECIPIENT_NOT_FOUND' },
  ),
  subscription: shape(
    {
      integer: 'id version',
      string: 'event targetUrl fields authHeaderName authHeaderValue hmacSharedSecret',
      'read-only': 'changes url',
    },
    { status: 'ACTIVE DISABLED DISABLED_TOO_MANY_ERRORS DISABLED_RATE_LIMIT_EXCEEDED DISABLED_MISUSE' },
  ),
  session: shape({ string: 'consumerToken employeeToken', date: 'expirationDate' }),
} as const
