import { LEGAL_TEXTS, type LegalText, type LegalTextName } from '@irodori/contract/shopProfile'
import type { Language } from '@irodori/contract/language'
import * as z from 'zod'
import { putSetting } from '../database/putSetting.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { parseLegalText } from './legalText.ts'
import { ownProblems } from './demoIssuer.ts'
import type { LegalTexts, ProfileProblem } from './shopProfile.ts'
import { ShopProfile } from './shopProfile.ts'

/** The rows: the legal texts have one of their own, so that a login or a mail does not read them. */
const PROFILE_ROW = 'shopProfile'
const LEGAL_ROW = 'shopLegalTexts'

/** The mark was examined before it was stored; orders, mails and logins read the row often. */
const StoredProfile = ShopProfile.omit({ legal: true }).extend({ mark: z.string() })

/** The shop has no complete profile; the message says what the staff do. */
export class ProfileIsMissing extends Error {
  override readonly name = 'ProfileIsMissing'
}

const HOW =
  'write it into a file and store it: npm run shop -- profile set FILE (packages/operating/first-profile is an example)'

async function readRow(database: Database | Transacting, name: string): Promise<unknown> {
  const row = await database.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Replaces the profile by one that has no problems. @param given as the file has it, with the contents of its files */
export async function putProfile(tx: Transacting, given: unknown): Promise<void> {
  z.parse(ShopProfile, given)
  // Stored as written, so that a later version can read a field in another way.
  const { legal, ...profile } = given as { readonly legal: LegalTexts }
  await putSetting(tx, PROFILE_ROW, profile)
  await putSetting(tx, LEGAL_ROW, legal)
}

/** @throws ProfileIsMissing */
export async function readProfile(database: Database | Transacting): Promise<z.infer<typeof StoredProfile>> {
  const parsed = z.safeParse(StoredProfile, await readRow(database, PROFILE_ROW))
  if (!parsed.success) throw new ProfileIsMissing(`the shop has no complete profile: ${HOW}`)
  return parsed.data
}

export const hasProfile = async (database: Database): Promise<boolean> =>
  (await readRow(database, PROFILE_ROW)) !== undefined

/** Each part that the stored profile lacks; all parts if there is none. */
export const storedProfileProblems = async (database: Database, isDemo: boolean): Promise<readonly ProfileProblem[]> =>
  ownProblems(await readGiven(database), isDemo)

/** The profile as it was written. */
export async function readGiven(database: Database): Promise<Readonly<Record<string, unknown>>> {
  const profile = (await readRow(database, PROFILE_ROW)) ?? {}
  const legal = await readRow(database, LEGAL_ROW)
  return { ...(profile as object), ...(legal === undefined ? {} : { legal }) }
}

/** A legal text in a language, or in Japanese if the shop has no other version. @throws ProfileIsMissing */
export async function readLegalText(database: Database, name: LegalTextName, language: Language): Promise<LegalText> {
  const parsed = z.safeParse(ShopProfile.shape.legal, await readRow(database, LEGAL_ROW))
  if (!parsed.success) throw new ProfileIsMissing(`the shop has no legal texts (${LEGAL_TEXTS.join(', ')}): ${HOW}`)
  const { ja, en } = parsed.data[name]
  return language === 'en' && en !== null ? parseLegalText(en, 'en') : parseLegalText(ja, 'ja')
}
