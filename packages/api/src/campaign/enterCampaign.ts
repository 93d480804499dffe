import { createHash, randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Campaign } from '@irodori/contract/entities/help'
import type { ErrorCode } from '@irodori/contract/errorCode'
import type { Language } from '@irodori/contract/language'
import type { PhotoErrorCode } from '@irodori/imaging/photoError'
import { CAMPAIGN_PICTURE } from '@irodori/rules/mediaLimits'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { UploadedFile } from '../http/request.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import { mayMailConfirmation } from '../mail/mayMailConfirmation.ts'
import { oneLine, plainText } from '../mail/plainText.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import type { Storage } from '../storage/storage.ts'
import type { ImageTasks } from '../work/workerPool.ts'
import { readBirthday } from './readBirthday.ts'

export interface CampaignDeps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: ImageTasks
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Called after a commit that enqueued mails. */
  readonly wake: () => void
}

type Entry = BodyOf<typeof endpoints.enterTheatre1810>

const CODES: Readonly<Record<PhotoErrorCode, ErrorCode>> = {
  INVALID_TYPE: 'IMAGE_INVALID',
  UNREADABLE: 'IMAGE_INVALID',
  TRUNCATED: 'IMAGE_INVALID',
  TOO_MANY_PIXELS: 'IMAGE_MAXIMUM_SIZE',
}

/** Stores an entry with its picture. An address has one entry in a campaign: a later one replaces it. */
export async function enterCampaign(
  deps: CampaignDeps,
  campaign: Campaign,
  input: Entry,
  upload: UploadedFile | null,
  language: Language | null,
): Promise<Outcome<AnswerOf<typeof endpoints.enterTheatre1810>>> {
  const { database, storage, pool, now, writeMail } = deps
  const birthday = readBirthday(input.birthday, now())
  const entry = cleaned(input)
  const error = {
    ...(upload === null || upload.size === 0 ? { file: ['REQUIRED'] } : {}),
    ...(birthday === null ? { birthday: ['INVALID'] } : {}),
    ...Object.fromEntries(REQUIRED.filter((name) => entry[name] === '').map((name) => [name, ['REQUIRED']])),
  }
  if (upload === null || Object.keys(error).length > 0) return fail(400, 'REQUEST_INVALID', { error })
  if (upload.isCut || upload.size > CAMPAIGN_PICTURE.bytes) return fail(400, 'IMAGE_MAXIMUM_SIZE')
  const picture = await pool.rewrite({ bytes: await upload.bytes() })
  if (!picture.ok) return fail(400, CODES[picture.error.code])

  const fileKey = `campaign/${campaign}/${randomUUID()}.${picture.value.kind}`
  await storage.put(fileKey, picture.value.bytes)
  const id = `${campaign}-${createHash('sha256').update(entry.email).digest('hex')}`
  const row = { campaign, document: json({ ...entry, birthday }), file_key: fileKey, created_at: now() }
  const isConfirmed = await mayMailConfirmation(database, now(), entry.email)
  const replaced = await transact(database, async (tx) => {
    const before = await putEntry(tx, { id, ...row })
    if (!isConfirmed) return before
    await writeMail(tx, {
      kind: 'CAMPAIGN_RECEIVED',
      to: entry.email,
      language: language ?? 'ja',
      dedupKey: `CAMPAIGN_RECEIVED:${fileKey}`,
      orderNumber: null,
      values: {},
    })
    return before
  })
  deps.wake()
  if (replaced !== null) await storage.delete(replaced)
  return answer({ code: 200 })
}

interface EntryRow {
  readonly id: string
  readonly campaign: string
  readonly document: string
  readonly file_key: string
  readonly created_at: Date
}

/** @returns the file of the replaced entry */
async function putEntry(tx: Transacting, { id, ...row }: EntryRow): Promise<string | null> {
  const added = await tx
    .insertInto('campaign_entry')
    .values({ id, ...row })
    .onConflict((at) => at.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return null
  const before = await tx
    .selectFrom('campaign_entry')
    .select('file_key')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('campaign_entry').set(row).where('id', '=', id).execute()
  return before.file_key
}

const REQUIRED = ['firstName', 'lastName', 'sex', 'academy', 'like'] as const

/** Removes characters that the database cannot store; notes keep their lines. */
const cleaned = (input: Entry): Entry => ({
  firstName: oneLine(input.firstName),
  lastName: oneLine(input.lastName),
  firstNameFurigana: oneLine(input.firstNameFurigana),
  lastNameFurigana: oneLine(input.lastNameFurigana),
  sex: oneLine(input.sex),
  birthday: input.birthday,
  zipCode: oneLine(input.zipCode),
  address: oneLine(input.address),
  phoneNumber: oneLine(input.phoneNumber),
  email: normaliseEmail(input.email),
  iAccount: oneLine(input.iAccount),
  academy: oneLine(input.academy),
  academyNote: plainText(input.academyNote),
  like: oneLine(input.like),
  likeNote: plainText(input.likeNote),
})
