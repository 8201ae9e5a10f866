import { adminTable } from '../../../admin-records/stores/table.ts'

export const memberCardsTable = adminTable('member-cards', {
  table: 'member_card',
  from: 'member_card r left join person p on p.id = r.person_id',
  columns: { cardNumber: 'coalesce(r.card_number, r.chip_id)', person: 'p.name' },
  emptyIf: { person: 'r.person_id is null' },
  lookups: [{ from: 'person h', by: 'r.person_id', fields: { person: 'h.name' } }],
  unique: {
    member_card_chip: ['chipId', 'member-card.taken'],
    member_card_number: ['cardNumber', 'member-card.taken'],
  },
})
