import { adminTable } from '../../../admin-records/stores/table.ts'

export const situationsTable = adminTable('situations', { table: 'situation' })
