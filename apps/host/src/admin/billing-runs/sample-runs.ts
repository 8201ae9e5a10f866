import type { Proof, Read, Rehearsal, RunApproval, RunMembership, RunSending } from '@delebil/core-api/admin'

export const sampleRun: Read<'billing-runs'> = {
  id: 34,
  version: 3,
  deliveredUntil: '2026-10-31',
  invoiceDate: '2026-11-03',
  dueDate: '2026-11-17',
  state: 'DRAFT',
  memberships: 415,
  grossOre: 48_721_640,
  vatOre: 9_081_434,
  setAside: 0,
  issued: 0,
  queued: 0,
  reservationId: null,
  note: null,
  draftedById: 5,
  draftedBy: 'Marit Eide',
  draftedAt: '2026-11-03T08:00:00+01:00',
  openUntil: '2026-11-05T08:00:00+01:00',
  pausedAt: null,
  approvedById: null,
  approvedBy: null,
  approvedAt: null,
  doneAt: null,
}

export const sampleRehearsal: Rehearsal = {
  memberships: 415,
  lines: 3902,
  grossOre: 48_721_640,
  vatOre: 9_081_434,
  before: { memberships: 406, grossOre: 46_193_010 },
  vat: [{ vatCode: '3', vatPercent: 25, grossOre: 45_407_170, vatOre: 9_081_434 }],
  methods: [
    { method: 'EMAIL', memberships: 354, grossOre: 38_211_890 },
    { method: 'EHF', memberships: 39, grossOre: 8_262_840 },
  ],
  outliers: [
    {
      kind: 'MEMBER',
      id: 20,
      name: 'Bryggen Arkitekter AS',
      grossOre: 1_120_760,
      beforeOre: 379_560,
      trips: 14,
      tripsBefore: 5,
      product: { name: 'Kilometer', grossOre: 620_000, beforeOre: 120_000 },
    },
    {
      kind: 'PRODUCT',
      id: 9,
      name: 'Egenandel ved skade',
      grossOre: 902_600,
      beforeOre: 0,
      trips: 3,
      tripsBefore: 0,
      product: null,
    },
  ],
  products: [
    { id: 1, name: 'Leietid', grossOre: 20_134_050, beforeOre: 18_802_000 },
    { id: 2, name: 'Redusert egenandel', grossOre: 1_842_000, beforeOre: 1_764_000 },
  ],
  members: [{ id: 20, name: 'Bryggen Arkitekter AS', grossOre: 1_120_760, beforeOre: 379_560 }],
  cars: [{ id: 3, name: '119 · EL12345', grossOre: 412_300, beforeOre: 430_000 }],
}

const billingData = {
  version: 2,
  type: 'COMPANY',
  customer: 'Bryggen Arkitekter AS',
  payerId: null,
  addressLine: 'Strandgaten 4',
  postalCode: '5013',
  city: 'Bergen',
  organizationNumber: '984661158',
  buyerReference: 'Avdeling 210',
  costCenter: '210',
  invoiceGrouping: 'NONE',
  invoiceMethod: 'EHF',
  invoiceEmail: null,
  payerEmail: 'post@bryggen.example',
} as const

export const sampleProof: Proof = {
  total: 415,
  passing: 412,
  grossOre: 48_721_640,
  passingOre: 47_492_430,
  seller: [],
  rules: [
    { rule: 'buyer.name', name: 'Kjøperens navn', passing: 415, total: 415 },
    { rule: 'buyer.organization-number', name: 'Kjøperens organisasjonsnummer', passing: 414, total: 415 },
    { rule: 'buyer.address-or-number', name: 'Kjøperens adresse', passing: 414, total: 415 },
  ],
  groups: [
    { group: 'DELIVERY', passing: 415, total: 415 },
    { group: 'BUYER', passing: 413, total: 415 },
    { group: 'EMAIL', passing: 353, total: 354 },
    { group: 'EHF', passing: 38, total: 39 },
    { group: 'SUMS', passing: 415, total: 415 },
  ],
  methods: [
    { method: 'EMAIL', memberships: 353, grossOre: 38_120_470 },
    { method: 'EHF', memberships: 38, grossOre: 7_142_080 },
  ],
  failures: [
    {
      membershipId: 22,
      grossOre: 91_420,
      lines: 3,
      suggestedEmail: 'solveig.indrebo@delebil.test',
      askedAt: null,
      data: {
        ...billingData,
        type: 'PRIVATE',
        customer: 'Solveig Indrebø',
        organizationNumber: null,
        invoiceMethod: 'EMAIL',
        payerEmail: 'solveig.indrebo@delebil.tset',
      },
      rules: [{ rule: 'email.bounced', text: 'Sist kom e-posten i retur: ukjent domene', fields: ['invoiceEmail'] }],
    },
    {
      membershipId: 20,
      grossOre: 1_120_760,
      lines: 34,
      suggestedEmail: null,
      askedAt: null,
      data: billingData,
      rules: [
        {
          rule: 'buyer.organization-number',
          text: 'Organisasjonsnummeret går ikke opp. Er to siffer byttet om?',
          fields: ['buyerOrganizationNumber'],
        },
      ],
    },
    {
      membershipId: 21,
      grossOre: 108_450,
      lines: 4,
      suggestedEmail: null,
      askedAt: '2026-11-03T08:52:00+01:00',
      data: {
        ...billingData,
        type: 'PRIVATE',
        customer: 'Lars Olsen',
        organizationNumber: null,
        addressLine: null,
        postalCode: null,
        city: null,
        invoiceGrouping: 'NONE',
        invoiceMethod: 'PRINT',
      },
      rules: [
        {
          rule: 'print.address',
          text: 'Brevet må ha en adresse å gå til.',
          fields: ['addressLine', 'postalCode', 'city'],
        },
      ],
    },
  ],
}

const bill = { method: 'EMAIL', lines: 4, setAside: null, invoiceId: null, number: null, problem: null } as const

export const sampleBills: RunMembership[] = [
  {
    ...bill,
    membershipId: 21,
    customer: 'Lars Olsen',
    receiver: null,
    grossOre: 108_450,
    setAside: 'Spurt om adresse',
    delivery: null,
  },
  {
    ...bill,
    membershipId: 22,
    customer: 'Torunn Vik',
    receiver: 'torunn@example.no',
    grossOre: 40_210,
    invoiceId: 9,
    number: 10_433,
    delivery: 'FAILED',
    problem: 'Postboksen er full.',
  },
]

export const sampleApproval: RunApproval = {
  nextNumber: 10_391,
  oldestDelivery: '2026-10-01',
  methods: sampleProof.methods,
  checks: [
    { check: 'OTHER_PERSON', holds: true },
    { check: 'SUMS', holds: true },
    { check: 'ONCE', holds: true },
    { check: 'DELIVERED', holds: true },
    { check: 'UNCHANGED', holds: true },
    { check: 'CONTROL_OVER', holds: false },
  ],
  samples: [
    { why: 'LARGEST', membershipId: 20, customer: 'Vågen Regnskap AS', grossOre: 491_840, beforeOre: 480_000 },
    { why: 'MOST_CHANGED', membershipId: 21, customer: 'Marit Nygård', grossOre: 301_220, beforeOre: 102_380 },
    { why: 'RANDOM', membershipId: 22, customer: 'Jonas Kvamme', grossOre: 68_258, beforeOre: 70_000 },
  ],
}

export const sampleSending: RunSending = {
  firstNumber: 10_391,
  lastNumber: 10_802,
  steps: [
    { step: 'INVOICE', done: 290, queued: 122, failed: 0 },
    { step: 'EHF', done: 38, queued: 0, failed: 0 },
    { step: 'EMAIL', done: 231, queued: 120, failed: 2 },
    { step: 'PRINT', done: 0, queued: 21, failed: 0 },
  ],
  log: [
    { at: '2026-11-03T09:14:00+01:00', what: 'failed', person: null, text: '10433: Postboksen er full.' },
    { at: '2026-11-03T09:10:00+01:00', what: 'approve', person: 'Astrid Haugland', text: null },
    { at: '2026-11-03T08:41:00+01:00', what: 'check', person: 'Marit Eide', text: null },
    { at: '2026-11-03T08:00:00+01:00', what: 'create', person: 'Marit Eide', text: null },
  ],
}
