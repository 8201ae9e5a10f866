import { createHash } from 'node:crypto'
import { RESERVATION_PICTURES_MAX } from '@delebil/validation'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AdminReply, AdminVerbs } from '../../admin-records/admin-verb.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { actOnRecord, changeRecord, createRecord, readRecord } from '../../admin-records/write-record.ts'
import { notifyOfPhoto } from '../../fleet/stores/fleet.ts'
import { findPictureContent, insertPicture } from '../../reservations/stores/pictures.ts'
import { toPicture } from '../../reservations/to-message.ts'
import { type PictureBody, preparePicture } from '../prepare-picture.ts'
import * as store from './staff-picture-store.ts'

const keepSeconds = 60 * 60
const jpeg = (content: Buffer | undefined): AdminReply<Blob> => {
  if (content === undefined) throw new Refusal('resource.unknown')
  return {
    answer: new Blob([new Uint8Array(content)], { type: 'image/jpeg' }),
    headers: { 'cache-control': `private, max-age=${keepSeconds}`, vary: 'authorization' },
  }
}

const toDamagePicture = (picture: store.DamagePicture) => ({ ...toPicture(picture), alt: picture.alt })

// No connection is held while a picture is made; what is written is one transaction.
const inTransaction = <Result>(context: Context, { call }: Writing, work: (writing: Writing) => Promise<Result>) =>
  transaction(context.database, (db) => work({ context, call: { ...call, db } }))

const imageColumns = async (context: Context, body: PictureBody) => {
  const { made } = await preparePicture(context, body)
  const { large, small, width, height } = made
  return { large, small, width, height }
}

export const pictureVerbs = {
  'damages.pictures': async (context, call) => {
    const { id: damageId } = await readRecord({ context, call }, 'damages', call.input.params.id)
    const found = await store.listDamagePictures(call.db, { organizationId: call.office.organizationId, damageId })
    return { answer: { data: found.map(toDamagePicture) } }
  },
  'damages.add-picture': async (context, call) => {
    const damageId = call.input.params.id
    await readRecord({ context, call }, 'damages', damageId)
    const { bytes, made } = await preparePicture(context, call.input.body)
    const key = { organizationId: call.office.organizationId, damageId }
    const source = { uploaderId: call.caller.personId, digest: createHash('sha256').update(bytes).digest() }
    const alt = call.input.query.alt ?? null
    const entity = await inTransaction(context, { context, call }, async (writing) => {
      const { db } = writing.call
      const same = await store.findSamePicture(db, key, source.digest)
      if (same) return same
      let added: store.DamagePicture | undefined
      await actOnRecord(writing, 'damages', damageId, 'add-picture', async ({ pictureCount }) => {
        if (pictureCount >= RESERVATION_PICTURES_MAX) throw new Refusal('picture.too-many')
        added = { ...(await insertPicture(db, { ...key, ...source, alt }, { ...made, at: call.now })), alt }
      })
      if (added === undefined) throw new Error('The picture was not written.')
      return added
    })
    return { answer: { entity: toDamagePicture(entity), errors: [] } }
  },
  'damages.picture': async (_context, call) => {
    const { id: damageId, pictureId } = call.input.params
    const key = { organizationId: call.office.organizationId, damageId }
    return jpeg(await store.findDamageContent(call.db, key, pictureId, call.input.query.size))
  },
  'damages.remove-picture': async (context, call) => {
    const { id: damageId, pictureId } = call.input.params
    const key = { organizationId: call.office.organizationId, damageId }
    const work = async () => {
      if ((await store.deleteDamagePicture(call.db, key, pictureId)) === 0) throw new Refusal('resource.unknown')
    }
    const { why } = call.input.query
    await actOnRecord({ context, call }, 'damages', damageId, 'remove-picture', work, { why })
    return { answer: undefined }
  },
  'reservations.picture': async (context, call) => {
    const { id, pictureId } = call.input.params
    await readRecord({ context, call }, 'reservations', id)
    const key = { organizationId: call.office.organizationId, id }
    return jpeg(await findPictureContent(call.db, key, call.caller.personId, pictureId, call.input.query.size))
  },
  'car-image.add': async (context, call) => {
    const columns = await imageColumns(context, call.input.body)
    const rules = { columns: () => ({ name: call.input.query.name, ...columns }) }
    const entity = await inTransaction(context, { context, call }, (writing) =>
      createRecord(writing, 'car-image', {}, rules),
    )
    return { answer: { entity, errors: [] } }
  },
  'car-image.replace': async (context, call) => {
    const { id } = call.input.params
    await readRecord({ context, call }, 'car-image', id)
    const columns = await imageColumns(context, call.input.body)
    const entity = await inTransaction(context, { context, call }, (writing) =>
      changeRecord(writing, 'car-image', id, call.input.query, {
        columns: () => columns,
        written: () => notifyOfPhoto(writing.call.db, call.office.organizationId, id),
      }),
    )
    return { answer: { entity, errors: [] } }
  },
  'car-image.picture': async (_context, call) => {
    const { organizationId } = call.office
    return jpeg(await store.findCarImageContent(call.db, organizationId, call.input.params.id, call.input.query.size))
  },
} satisfies Partial<AdminVerbs>
