export { type AdminHost, AdminHostProvider, useAdminHost } from './admin-host.ts'
export { ResourceList } from './list/resource-list.tsx'
export { RecordPage } from './record/record-page.tsx'
export { mayAny, type Screen, screen } from './screen.ts'
