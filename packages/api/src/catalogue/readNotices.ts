import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Notice, NoticeKind } from '@irodori/contract/entities/notice'
import { noticeState } from '@irodori/rules/noticeState'
import { putSetting } from '../database/putSetting.ts'
import type { Database, Transacting } from '../database/tables.ts'

const KEY_SETTING = 'noticePreviewKey'
const KEY_BYTES = 16

/**
 * The notices of a kind that are shown at a time.
 * @param preview the key of `notices preview`, with which all notices of the kind are returned
 */
export async function readNotices(
  database: Database,
  kind: NoticeKind,
  now: Date,
  preview: string | undefined,
): Promise<Notice[]> {
  const rows = await database.selectFrom('notice').select('document').where('kind', '=', kind).orderBy('id').execute()
  const notices = rows.map(({ document }) => document)
  if (preview !== undefined && (await isPreviewKey(database, preview))) return notices
  return notices.filter((notice) => noticeState(notice, now) === 'SHOWN')
}

/** The key that opens the preview of notices; it is created when it is first asked for. */
export async function previewKey(tx: Transacting): Promise<string> {
  const stored = await storedKey(tx)
  if (stored !== null) return stored
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await putSetting(tx, KEY_SETTING, key)
  return key
}

async function isPreviewKey(database: Database, given: string): Promise<boolean> {
  const key = Buffer.from((await storedKey(database)) ?? '')
  const typed = Buffer.from(given)
  return key.length > 0 && typed.length === key.length && timingSafeEqual(typed, key)
}

async function storedKey(database: Database): Promise<string | null> {
  const row = await database.selectFrom('setting').select('value').where('name', '=', KEY_SETTING).executeTakeFirst()
  return row ? String(row.value) : null
}
